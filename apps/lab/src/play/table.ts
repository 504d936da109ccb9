/** The game at the terminal: asks people and bots until it is over or somebody leaves. */
import { BotPool } from '@shutterbox/bots/pool';
import { type Decision, matchRefusalText, type Rejection } from '@shutterbox/kernel';
import { WORKER } from '../crew.ts';
import { resultOf } from '../outcome-text.ts';
import type { Keyboard } from '../terminal/keyboard.ts';
import { Menu, type MenuItem } from '../terminal/menu.ts';
import { colors, paint } from '../terminal/paint.ts';
import { RuleBook } from '../terminal/rules.ts';
import type { Picture, Screen } from '../terminal/screen.ts';
import { wrap } from '../terminal/wrap.ts';
import { HELP, type PlayerCommand, parseCommand } from './command.ts';
import { HUMAN, type Session } from './session.ts';

/** News above the board; the log has the rest. */
const MOST_NEWS = 24;

/** What became of a question: 'open' still waits. */
type Progress = 'answered' | 'open' | 'left';

export class Table<O, S, A, E, V> {
  private readonly session: Session<O, S, A, E, V>;
  private readonly keyboard: Keyboard;
  private readonly screen: Screen;
  private readonly rules: RuleBook;
  private bots: BotPool | undefined;
  /** How much of its log each seat has been shown. */
  private readonly known = new Map<number, number>();
  private looking: number | undefined;
  /** Said above the next picture. */
  private notice: readonly string[];

  constructor(session: Session<O, S, A, E, V>, keyboard: Keyboard, screen: Screen, notice: readonly string[]) {
    this.session = session;
    this.keyboard = keyboard;
    this.screen = screen;
    this.rules = new RuleBook(session.entry.rules);
    this.notice = notice;
  }

  async run(): Promise<'over' | 'left'> {
    try {
      while (this.session.match.outcome === undefined) {
        const decision = this.session.nextQuestion();
        const player = this.session.players[decision.seat] ?? HUMAN;
        const progress = player === HUMAN ? await this.askPerson(decision.seat) : await this.askBot(decision, player);
        if (progress === 'left') return 'left';
      }
      return 'over';
    } finally {
      await this.bots?.close();
    }
  }

  private async askBot(decision: Decision, bot: string): Promise<Progress> {
    const { match, entry } = this.session;
    const { seat } = decision;
    this.screen.passing(colors.dim(`Player ${seat + 1} (${bot}) thinks …`));
    this.bots ??= new BotPool(WORKER, 1);
    const legal = match.legal(seat, decision.id);
    const seed = this.session.botSeed();
    const thought = this.bots.ask(entry.game, { bot, seat, decision, view: match.view(seat), legal, seed });
    // Whoever leaves does not wait for the thought, and its failure is then nobody's business.
    thought.catch(() => {});
    const action = await Promise.race([thought, this.keyboard.left]);
    if (action === undefined) return 'left';
    this.session.answer(decision, action);
    return 'answered';
  }

  private async askPerson(seat: number): Promise<Progress> {
    const left = this.session.standingAnswer(seat);
    if (left !== undefined) {
      this.session.answer(left.decision, left.action);
      return 'answered';
    }
    if ((await this.handOver(seat)) === 'left') return 'left';
    const menu = this.menuOf(seat);
    const picture = this.questionPicture(seat, menu);
    this.screen.show(picture);
    let progress: Progress = 'open';
    while (progress === 'open') {
      const line = await this.keyboard.next();
      progress = line === undefined ? 'left' : this.obey(seat, menu, picture, parseCommand(line));
    }
    this.notice = [];
    return progress;
  }

  /** Where several people share the keyboard, nobody sees another one's secrets. */
  private async handOver(seat: number): Promise<Progress> {
    const before = this.looking;
    this.looking = seat;
    if (before === undefined || before === seat) return 'answered';
    const words = `Player ${seat + 1}, it is your turn: press Enter when nobody else is looking.`;
    this.screen.cover((columns) => wrap(words, columns));
    return (await this.keyboard.next()) === undefined ? 'left' : 'answered';
  }

  private menuOf(seat: number): Menu<A> {
    const { match, entry } = this.session;
    const view = match.view(seat);
    const own = match.pendingFor(seat).filter((decision) => decision.seat === seat);
    const questions = [
      ...own.filter(({ optional }) => optional !== true),
      ...own.filter(({ optional }) => optional),
    ].map((decision) => ({
      decision,
      words: entry.text.decision(decision, view),
      legal: match.legal(seat, decision.id),
    }));
    return new Menu(questions, (action) => entry.text.action(action, view));
  }

  private questionPicture(seat: number, menu: Menu<A>): Picture {
    const { match, entry } = this.session;
    const view = match.view(seat);
    const log = this.session.log(seat);
    const news = log.slice(this.known.get(seat) ?? 0);
    this.known.set(seat, log.length);
    const { notice } = this;
    return (columns) => [
      ...notice.flatMap((words) => wrap(words, columns)),
      ...this.headline(seat, columns),
      ...newsLines(news, columns),
      '',
      ...paint(entry.board(view, columns), columns),
      '',
      ...menu.lines(columns),
    ];
  }

  private headline(seat: number, columns: number): string[] {
    const others = this.session.players.flatMap((player, other) =>
      other === seat ? [] : [`Player ${other + 1}: ${player}`],
    );
    return wrap(
      `${this.session.entry.game.id}. You are Player ${seat + 1}; ${others.join(', ')}. h shows help.`,
      columns,
    ).map(colors.dim);
  }

  private obey(seat: number, menu: Menu<A>, picture: Picture, command: PlayerCommand): Progress {
    const { screen, session } = this;
    switch (command.type) {
      case 'answer':
        return this.give(menu, command.number, false);
      case 'always':
        return this.give(menu, command.number, true);
      case 'enter':
        return menu.items.length === 1 ? this.give(menu, 1, false) : this.say('Type a number, or h for help.');
      case 'undo':
        return this.takeBack(seat, command.count);
      case 'askAgain':
        return this.say(
          session.askAgain(seat) > 0 ? 'You are asked again from now on.' : 'Nothing was answered by itself.',
        );
      case 'rules':
        screen.add(this.rules.page(command.about));
        return 'open';
      case 'more':
        if (!menu.turnPage()) return this.say('All answers are shown.');
        screen.show(picture);
        return 'open';
      case 'log':
        screen.add((columns) => session.log(seat).flatMap((sentence) => wrap(sentence, columns, '', '  ')));
        return 'open';
      case 'show':
        screen.show(picture);
        return 'open';
      case 'help':
        screen.add(() => HELP);
        return 'open';
      case 'quit':
        return 'left';
      case 'unknown':
        return this.say(`'${command.words}' is no command; h shows them.`);
    }
  }

  private say(sentence: string): Progress {
    this.screen.add((columns) => wrap(sentence, columns));
    return 'open';
  }

  private give(menu: Menu<A>, number: number, always: boolean): Progress {
    const item: MenuItem<A> | undefined = menu.items[number - 1];
    if (item === undefined) return this.say(`There is no answer ${number}; they go from 1 to ${menu.items.length}.`);
    if (always) this.session.always(item.decision, item.action);
    this.session.answer(item.decision, item.action);
    return 'answered';
  }

  private takeBack(seat: number, count: number): Progress {
    const rejection = this.session.undo(seat, count);
    return rejection === undefined ? 'answered' : this.say(refusalText(rejection));
  }

  /** The last picture: how it ended. */
  showEnd(recordPath: string): void {
    const { match, entry, onlooker } = this.session;
    const { outcome } = match;
    if (outcome === undefined) return;
    const log = this.session.log(onlooker);
    const news = log.slice(onlooker === 'spectator' ? -MOST_NEWS : (this.known.get(onlooker) ?? 0));
    const fair = this.session.fairness !== undefined;
    this.screen.show((columns) => [
      ...newsLines(news, columns),
      '',
      ...paint(entry.board(match.view(onlooker), columns), columns),
      '',
      ...wrap(resultOf(outcome, onlooker), columns).map(colors.bold),
      `Record: ${recordPath}`,
      ...wrap(
        `shutterbox replay ${recordPath}${fair ? ` shows it again; shutterbox verify ${recordPath} checks its dice.` : ' shows it again.'}`,
        columns,
      ),
    ]);
  }
}

function newsLines(news: readonly string[], columns: number): string[] {
  const left = news.length - MOST_NEWS;
  return [
    ...(left > 0 ? [colors.dim(`… ${left} more before (l shows the log)`)] : []),
    ...news.slice(-MOST_NEWS).flatMap((sentence) => wrap(sentence, columns, '· ', '  ')),
  ];
}

function refusalText(rejection: Rejection): string {
  const words = matchRefusalText(rejection);
  if (words === undefined) throw new Error(`No words for the refusal '${rejection.code}'.`);
  return rejection.rule === undefined ? words : `${words} (${rejection.rule})`;
}

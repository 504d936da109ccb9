/** The game at the terminal: asks people and bots until it is over or someone leaves. */
import { BotPool } from '@shutterbox/bots/pool';
import type { BotQuestion } from '@shutterbox/host';
import { nameOf, wrap } from '@shutterbox/kernel';
import { WORKER } from '../crew.ts';
import { resultOf } from '../outcome-text.ts';
import { seatsText } from '../seats-text.ts';
import type { Keyboard } from '../terminal/keyboard.ts';
import { layout } from '../terminal/layout.ts';
import { Menu, type MenuItem } from '../terminal/menu.ts';
import { colors, paint } from '../terminal/paint.ts';
import { RuleBook } from '../terminal/rules.ts';
import type { Picture, Screen } from '../terminal/screen.ts';
import { helpLines, type PlayerCommand, parseCommand } from './command.ts';
import { asTyped, fromHere } from './save-folder.ts';
import type { Finished, Session } from './session.ts';

/** The result of a question: 'open' still waits. */
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
  /** Whether the menu on the screen is no longer open. */
  private stale = false;
  /** The problem with saving that was last reported. */
  private saveProblem: string | undefined;
  /** Shown above the next picture. */
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
      for (;;) {
        const next = await this.session.next();
        if (next.kind === 'over') return 'over';
        const progress =
          next.kind === 'bot' ? await this.askBot(next.question, next.seed) : await this.askPerson(next.seat);
        if (progress === 'left') return 'left';
      }
    } finally {
      await this.bots?.close();
    }
  }

  private async askBot({ seat, decision, level: bot, view, legal }: BotQuestion, seed: number): Promise<Progress> {
    const { entry } = this.session;
    await this.showMeanwhile();
    this.screen.passing(colors.dim(`${nameOf(seat)} (${bot}) thinks …`));
    this.bots ??= new BotPool(WORKER, 1);
    const { id: game } = entry.game;
    const thought = this.bots.ask({ game, bot, seat, decision, view, legal, seed });
    // A player who leaves does not wait for the bot, and its failure no longer matters.
    thought.catch(() => {});
    const action = await Promise.race([thought, this.keyboard.left]);
    if (action === undefined) return 'left';
    await this.session.answer(decision, action);
    return 'answered';
  }

  private async askPerson(seat: number): Promise<Progress> {
    if ((await this.handOver(seat)) === 'left') return 'left';
    const { view, questions } = await this.session.look(seat);
    const menu = new Menu(questions);
    const picture = this.questionPicture(seat, view, menu);
    this.keyboard.forget();
    this.screen.show(picture);
    this.stale = true;
    let progress: Progress = 'open';
    while (progress === 'open') {
      const line = await this.keyboard.next();
      progress = line === undefined ? 'left' : await this.obey(seat, menu, picture, parseCommand(line));
    }
    return progress;
  }

  /** The table without its menu, while bots think. */
  private async showMeanwhile(): Promise<void> {
    const { looking } = this;
    if (looking === undefined || !this.stale) return;
    this.stale = false;
    const { entry } = this.session;
    const { view } = await this.session.look(looking);
    this.screen.showMeanwhile((columns, rows) => {
      const board = paint(entry.board(view, columns), columns);
      return layout({ head: this.headline(looking, columns), news: [], board, below: [] }, columns, rows);
    });
  }

  /** If several people share the keyboard, nobody sees another player's secrets. */
  private async handOver(seat: number): Promise<Progress> {
    const before = this.looking;
    this.looking = seat;
    if (before === seat || this.session.humans.length < 2) return 'answered';
    const words = `${nameOf(seat)}: press Enter when nobody else is looking.`;
    this.keyboard.forget();
    this.screen.cover((columns) => wrap(words, columns));
    this.stale = false;
    let progress: Progress = 'open';
    while (progress === 'open') {
      const line = await this.keyboard.next();
      progress = line === undefined ? 'left' : this.uncover(parseCommand(line));
    }
    return progress;
  }

  private uncover({ type }: PlayerCommand): Progress {
    switch (type) {
      case 'enter':
        return 'answered';
      case 'quit':
        return 'left';
      case 'help':
        this.screen.add(() => helpLines(this.rules.example));
        return 'open';
      default:
        return this.say('Press Enter to see the question, q to quit, h for help.');
    }
  }

  private questionPicture(seat: number, view: V, menu: Menu): Picture {
    const { entry } = this.session;
    const log = this.session.log(seat);
    const news = log.slice(this.known.get(seat) ?? 0);
    this.known.set(seat, log.length);
    const notice = this.notices();
    return (columns, rows) => {
      const head = [...notice.flatMap((words) => wrap(words, columns)), ...this.headline(seat, columns)];
      const board = paint(entry.board(view, columns), columns);
      return layout({ head, news, board, below: menu.lines(columns) }, columns, rows);
    };
  }

  /** What must be said once. */
  private notices(): readonly string[] {
    const { problem } = this.session.file;
    const isNew = problem !== undefined && problem !== this.saveProblem;
    const said = isNew
      ? [...this.notice, `The game cannot be saved (${problem}). You can play on, but it is lost when you leave.`]
      : this.notice;
    this.saveProblem = problem;
    this.notice = [];
    return said;
  }

  private headline(seat: number, columns: number): string[] {
    const { entry, options, players } = this.session;
    const { id } = entry.game;
    const others = players.flatMap((player, other) => (other === seat ? [] : [`${nameOf(other)}: ${player}`]));
    return wrap(
      `${id}, ${seatsText(entry.game, options, players.length)}. You are ${nameOf(seat)}; ${others.join(', ')}. Type h for help.`,
      columns,
    ).map(colors.dim);
  }

  private async obey(seat: number, menu: Menu, picture: Picture, command: PlayerCommand): Promise<Progress> {
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
      case 'standing':
        return this.sayStanding(seat);
      case 'askAgain':
        return this.say(
          (await session.askAgain(seat)) > 0 ? 'I will ask you again from now on.' : 'You have no automatic answers.',
        );
      case 'rules':
        screen.add(this.rules.page(command.about));
        return 'open';
      case 'more':
        if (!menu.turnPage()) return this.say('You already see all answers.');
        screen.show(picture);
        return 'open';
      case 'log':
        screen.add((columns) => session.log(seat).flatMap((sentence) => wrap(sentence, columns, '', '  ')));
        return 'open';
      case 'show':
        screen.show(picture);
        return 'open';
      case 'help':
        screen.add(() => helpLines(this.rules.example));
        return 'open';
      case 'quit':
        return 'left';
      case 'unknown':
        return this.say(`'${command.words}' is not a command. Type h for help.`);
    }
  }

  private say(sentence: string): Progress {
    this.screen.add((columns) => wrap(sentence, columns));
    return 'open';
  }

  private async give(menu: Menu, number: number, always: boolean): Promise<Progress> {
    const item: MenuItem | undefined = menu.items[number - 1];
    if (item === undefined) return this.say(`There is no answer ${number}. Choose 1 to ${menu.items.length}.`);
    if (always) await this.session.always(item.decision, item.action, item.label);
    else await this.session.answer(item.decision, item.action);
    return 'answered';
  }

  private async takeBack(seat: number, count: number): Promise<Progress> {
    const undone = await this.session.undo(seat, count);
    if (undone.ok) {
      this.notice = undone.off.map((words) => `'${words}' is no longer automatic. Type auto to set it again.`);
      return 'answered';
    }
    const { possible, sentence } = undone;
    if (possible === 0) return this.say(sentence);
    const most = possible === 1 ? 'your last answer' : `your last ${possible} answers`;
    return this.say(`You can undo only ${most}, not ${count}.`);
  }

  private sayStanding(seat: number): Progress {
    const left = this.session.standingOf(seat);
    if (left.length === 0) return this.say('You have no automatic answers. Type auto 2 to give answer 2 every time.');
    this.screen.add((columns) => [
      'Your automatic answers (auto off: ask me again):',
      ...left.flatMap(({ words }) => wrap(words, columns, '  ', '    ')),
    ]);
    return 'open';
  }

  /** The last picture: how it ended. */
  async showEnd(finished: Finished): Promise<void> {
    const { entry, onlooker } = this.session;
    const { view, outcome } = await this.session.look(onlooker);
    if (outcome === undefined) return;
    const log = this.session.log(onlooker);
    const news = log.slice(onlooker === 'spectator' ? 0 : (this.known.get(onlooker) ?? 0));
    const fair = this.session.fairness !== undefined;
    this.screen.show((columns, rows) => {
      const board = paint(entry.board(view, columns), columns);
      const result = wrap(resultOf(entry, outcome, { observer: onlooker }, view), columns).map(colors.bold);
      const below = [...result, ...recordLines(finished, fair)];
      return layout({ head: [], news, board, below, rest: 'the record has them' }, columns, rows);
    });
  }
}

/** Each command is on its own line, so that it can be copied. */
function recordLines({ path, problem }: Finished, fair: boolean): string[] {
  if (problem !== undefined) return [`The record could not be saved: ${problem}.`];
  const file = asTyped(fromHere(path));
  return [
    `Record: ${file}`,
    'To watch it again:',
    `  npx shutterbox replay ${file}`,
    ...(fair ? ['To check its dice:', `  npx shutterbox verify ${file}`] : []),
  ];
}

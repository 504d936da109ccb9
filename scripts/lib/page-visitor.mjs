/** No match of bots takes this long, even on a full machine: it has come to a stop. */
const STOPPED_MS = 600_000;

/** Sends requests to the server as the visitor of a browser context. */
export class PageVisitor {
  constructor(context, site) {
    this.context = context;
    this.site = site;
    this.sent = 0;
  }

  async get(path) {
    return told(await this.context.request.get(`${this.site}/api/v1${path}`));
  }

  async post(path, data = {}) {
    const headers = { origin: this.site };
    return told(await this.context.request.post(`${this.site}/api/v1${path}`, { data, headers }));
  }

  named(name) {
    return this.post('/visitors/me', { name });
  }

  async make(seats, more = {}) {
    const { id } = await this.post('/matches', { game: 'wildlife', seats, ...more });
    return id;
  }

  update(match, seat) {
    return this.get(`/matches/${match}/update?from=-1${seat === undefined ? '' : `&seat=${seat}`}`);
  }

  async answer(match, seat, decision, action) {
    this.sent += 1;
    await this.post(`/matches/${match}/answers`, { client: `script-${this.sent}`, seat, decision, actions: [action] });
  }

  /** Waits for a question to the seat; undefined when the match is over. */
  async asked(match, seat) {
    for (;;) {
      const update = await this.update(match, seat);
      if (update.outcome !== undefined) return undefined;
      // A standing question is always open, and nobody waits for its answer.
      const question = update.pending.find(
        ({ id, optional }) => optional !== true && update.legal.some(({ decision }) => decision === id),
      );
      const legal = update.legal.find(({ decision }) => decision === question?.id);
      if (question !== undefined)
        return { ...question, actions: legal.actions.map(({ action }) => action), view: update.view };
      await soon();
    }
  }

  /** A match that is over, played by bots. */
  async finished(seats, more = {}) {
    const id = await this.make(seats, more);
    await this.leftToBots(id);
    return id;
  }

  /** Bots play it to its end. */
  async leftToBots(id) {
    await this.post(`/matches/${id}/seats/0/away`, { level: 'easy' });
    const late = Date.now() + STOPPED_MS;
    while ((await this.get(`/matches/${id}`)).status !== 'over') {
      if (Date.now() > late) throw new Error(`${id} did not end in time.`);
      await soon();
    }
  }
}

/** The server allows thirty requests a second. */
function soon() {
  return new Promise((resolve) => setTimeout(resolve, 120));
}

async function told(response) {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  return response.json();
}

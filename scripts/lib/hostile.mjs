/** Things that nobody should send: values, bodies that are almost right, headers. The same seed gives the same things. */

/** Small and seeded (mulberry32): the number of an input reproduces it. */
export function dice(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n) => Math.floor(next() * n);
  const of = (items) => items[below(items.length)];
  return { below, of, chance: (share) => next() < share };
}

const NUMBERS = [
  -1,
  0,
  0.5,
  -0,
  1e21,
  1e308,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 63),
  Number.MIN_VALUE,
  1_000_000_000_000,
];
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u200b\ufeff',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  '../../../etc/passwd',
  '%00%ff%c0%ae',
  "'; drop table matches; --",
  '" or 1=1 --',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '1e999',
  '\r\nset-cookie: shutterbox=x',
  '𝕊𝕙𝕦𝕥𝕥𝕖𝕣'.repeat(40),
];
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'length',
  'type',
  'client',
  'seat',
  'then',
  '',
  '\0',
  '0',
];
const DEEP = [10, 200, 3_000];
const LONG = [300, 5_000, 20_000];
/** Now and then it is beyond every limit. */
const HUGE = 600_000;

function hostileValue(random, depth = 0) {
  switch (random.below(depth > 3 ? 6 : 10)) {
    case 0:
      return random.of(NUMBERS);
    case 1:
    case 2:
      return random.of(TEXTS);
    case 3:
      return random.of([null, true, false, [], {}]);
    case 4:
      return random.below(1_000) - 500;
    case 5:
      return random.of(['x', 'é', '\u0000', '🂡']).repeat(random.of(LONG));
    case 6:
      return Array.from({ length: random.below(5) }, () => hostileValue(random, depth + 1));
    case 7:
      return Array.from({ length: random.of([17, 65, 2_000]) }, () => random.below(3));
    case 8:
      return new Nested(random.of(DEEP), random.of(['[]', '{}']));
    default:
      return Object.fromEntries(
        Array.from({ length: random.below(4) }, () => [random.of(KEYS), hostileValue(random, depth + 1)]),
      );
  }
}

/** Written as text, because JSON.stringify would give up on it. */
class Nested {
  constructor(depth, brackets) {
    this.depth = depth;
    this.brackets = brackets;
  }

  get text() {
    const [open, close] = this.brackets === '[]' ? ['[', ']'] : ['{"a":', '}'];
    return `${open.repeat(this.depth)}1${close.repeat(this.depth)}`;
  }
}

export function jsonText(value) {
  if (value instanceof Nested) return value.text;
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, each]) => `${JSON.stringify(key)}:${jsonText(each)}`)
      .join(',')}}`;
  return JSON.stringify(value) ?? 'null';
}

/** A value that fits a JSON schema. */
export function sample(schema, random, word) {
  const { type, anyOf, oneOf, enum: values, const: only, properties, items, pattern } = schema ?? {};
  if (only !== undefined) return only;
  if (values !== undefined) return random.of(values);
  if (anyOf !== undefined || oneOf !== undefined) return sample(random.of(anyOf ?? oneOf), random, word);
  if (properties !== undefined)
    return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, sample(each, random, name)]));
  if (type === 'array') return Array.from({ length: 1 + random.below(2) }, () => sample(items, random, word));
  if (type === 'integer' || type === 'number') return random.below(3);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'string' && word === 'game') return random.of(['template', 'wildlife']);
  if (type === 'string') return pattern === undefined ? 'word' : 'abcdefghijklmnop';
  return { type: random.of(['draw', 'choose', 'pass']), card: 1 };
}

/** Changes something in it: a value, a missing field, or one field too many. */
export function mutated(value, random) {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.7)) {
    const at = random.below(value.length);
    return value.map((each, i) => (i === at ? mutated(each, random) : each));
  }
  if (typeof value === 'object' && value !== null && !(value instanceof Nested) && random.chance(0.85)) {
    const entries = Object.entries(value);
    const at = random.below(Math.max(1, entries.length));
    if (random.chance(0.15)) return Object.fromEntries(entries.filter((_, i) => i !== at));
    if (random.chance(0.2) || entries.length === 0)
      return Object.fromEntries([...entries, [random.of(KEYS), hostileValue(random)]]);
    return Object.fromEntries(entries.map(([name, each], i) => [name, i === at ? mutated(each, random) : each]));
  }
  return hostileValue(random);
}

/** As bytes, and now and then as bytes that are not JSON, or not even text. */
export function broken(text, random) {
  switch (random.below(24)) {
    case 0:
      return Buffer.from(text.slice(0, random.below(text.length + 1)));
    case 1:
      return Buffer.from([0xff, 0xfe, 0xc0, 0xaf, ...Buffer.from(text)]);
    case 2:
      return noise(random, 1 + random.below(300));
    case 3:
      return Buffer.from(`${text}${text}`);
    case 4:
      return Buffer.from(text.replaceAll('"', "'"));
    case 5:
      return random.chance(0.1) ? Buffer.from(`"${'x'.repeat(HUGE)}"`) : Buffer.from('');
    default:
      return Buffer.from(text);
  }
}

export function noise(random, length) {
  return Buffer.from(Array.from({ length }, () => random.below(256)));
}

const WORDS = /[^\x21-\x7e]/g;

/** Part of an address, so without raw spaces. */
export function hostilePart(random) {
  const text = random.chance(0.5) ? random.of(TEXTS) : String(random.of(NUMBERS));
  return random.chance(0.5) ? encodeURIComponent(text.toWellFormed()) : text.replace(WORDS, '%20');
}

const FOREIGN_HEADERS = [
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { cookie: 'shutterbox=abc.def' },
  { cookie: `shutterbox=${'a'.repeat(22)}.${'b'.repeat(43)}` },
  { cookie: '; ; =; shutterbox' },
  { cookie: 'a='.repeat(3_000) },
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'a'.repeat(22)}.${'b'.repeat(43)}` },
  { authorization: 'Basic YTpi' },
  { 'x-forwarded-for': '::1, ::ffff:127.0.0.1, '.repeat(50) },
  { 'x-forwarded-for': 'not an address' },
  { host: 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { 'accept-encoding': '*;q=0' },
  { expect: '200-maybe' },
];

export function hostileHeaders(random) {
  return random.chance(0.25) ? random.of(FOREIGN_HEADERS) : {};
}

/**
 * Arrays as Postgres itself sends them. pg would send them as text, where every quote in their JSON is escaped here and has to be found
 * again there; buffers it sends as they are.
 */

const INT8 = { oid: 20, bytes: 8 };
const TEXT_OID = 25;

/** How many dimensions, whether there are nulls, the type, how many elements, and the number of the first one. */
const HEAD_BYTES = 20;
const LENGTH_BYTES = 4;

/** Throws if one is not a whole number. */
export function int8Array(values: readonly number[]): Buffer {
  const [array, start] = headed(INT8.oid, values.length, values.length * INT8.bytes);
  let at = start;
  for (const value of values) at = array.writeBigInt64BE(BigInt(value), array.writeInt32BE(INT8.bytes, at));
  return array;
}

export function textArray(values: readonly string[]): Buffer {
  const sizes = values.map((value) => Buffer.byteLength(value));
  const sum = sizes.reduce((total, size) => total + size, 0);
  const [array, start] = headed(TEXT_OID, values.length, sum);
  let at = start;
  for (const [i, value] of values.entries()) {
    at = array.writeInt32BE(sizes[i] as number, at);
    at += array.write(value, at);
  }
  return array;
}

/** With room for the elements, and where the first of them goes. */
function headed(type: number, count: number, bytes: number): readonly [Buffer, number] {
  const array = Buffer.allocUnsafe(HEAD_BYTES + count * LENGTH_BYTES + bytes);
  let at = 0;
  for (const field of [1, 0, type, count, 1]) at = array.writeInt32BE(field, at);
  return [array, at];
}

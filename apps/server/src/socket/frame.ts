/** A text as a server's frame of the WebSocket protocol (RFC 6455, 5.2), in one piece: whole, not masked, not compressed. */
const FINAL_TEXT = 0x81;
const MOST_IN_ONE_BYTE = 125;
const IN_TWO_BYTES = 126;
const MOST_IN_TWO_BYTES = 0xffff;
const IN_EIGHT_BYTES = 127;

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const before = length <= MOST_IN_ONE_BYTE ? 2 : length <= MOST_IN_TWO_BYTES ? 4 : 10;
  const frame = Buffer.allocUnsafe(before + length);
  frame[0] = FINAL_TEXT;
  if (before === 2) frame[1] = length;
  else if (before === 4) {
    frame[1] = IN_TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, before);
  return frame;
}

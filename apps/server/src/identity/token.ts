/** A device's token: the visitor, the device and our signature. It is the value of the cookie, and what a program sends as bearer. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const TOKEN = /^(?<visitor>[A-Za-z0-9_-]{22})(?:\.(?<device>[A-Za-z0-9_-]{22}))?\.(?<signature>[A-Za-z0-9_-]{43})$/;
/** So that a signature for one purpose is no good for another. */
const VISITOR_PURPOSE = 'shutterbox visitor';
const DEVICE_PURPOSE = 'shutterbox device';

export interface Proof {
  readonly visitor: string;
  readonly device: string;
}

export function newId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

/** Tokens once named only the visitor: all such tokens of a visitor are one device, with the visitor's own id. */
function firstDeviceOf(visitor: string): string {
  return visitor;
}

export class Signer {
  private readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  tokenOf({ visitor, device }: Proof): string {
    const id = device === firstDeviceOf(visitor) ? visitor : `${visitor}.${device}`;
    return `${id}.${this.signature(visitor, device).toString('base64url')}`;
  }

  /** Whose token it is, if we signed it. They may have been signed out since. */
  proofIn(token: string): Proof | undefined {
    const { visitor, device, signature } = TOKEN.exec(token)?.groups ?? {};
    if (visitor === undefined || signature === undefined) return undefined;
    const proof = { visitor, device: device ?? firstDeviceOf(visitor) };
    const given = Buffer.from(signature, 'base64url');
    const right = this.signature(proof.visitor, proof.device);
    return given.length === right.length && timingSafeEqual(given, right) ? proof : undefined;
  }

  private signature(visitor: string, device: string): Buffer {
    const signed =
      device === firstDeviceOf(visitor) ? `${VISITOR_PURPOSE}\n${visitor}` : `${DEVICE_PURPOSE}\n${visitor}\n${device}`;
    return createHmac('sha256', this.key).update(signed).digest();
  }
}

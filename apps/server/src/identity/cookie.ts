/** The one cookie that we set. */

const COOKIE = 'shutterbox';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function cookieIn(header: string | undefined): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at !== -1 && part.slice(0, at).trim() === COOKIE) return part.slice(at + 1).trim();
  }
  return undefined;
}

export function setCookie(token: string, secure: boolean): string {
  return `${COOKIE}=${token}; Max-Age=${YEAR_SECONDS}; ${attributes(secure)}`;
}

export function clearCookie(secure: boolean): string {
  return `${COOKIE}=; Max-Age=0; ${attributes(secure)}`;
}

function attributes(secure: boolean): string {
  return `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

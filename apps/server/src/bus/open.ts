import { MemoryBus, type TextBus } from '@shutterbox/host';
import type { Settings } from '../settings.ts';
import { RedisBus, type Report } from './redis.ts';

/** Redis if there is a REDIS_URL. It need not be up: until then, news stays within this process. */
export function openBus({ REDIS_URL }: Pick<Settings, 'REDIS_URL'>, report: Report = () => {}): TextBus {
  return REDIS_URL === undefined ? new MemoryBus() : new RedisBus(REDIS_URL, report);
}

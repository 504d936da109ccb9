import { describeLaws } from '../../../packages/kernel/src/testing/index.ts';
import { game } from '../index.ts';
import { secrets } from '../secrets.ts';
import { text } from '../text.ts';

describeLaws({ game, text, secrets });

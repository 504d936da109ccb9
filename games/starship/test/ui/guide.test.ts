import { describeGuide } from '@shutterbox/ui/guide/testing';
import { game } from '../../src/index.ts';
import { guide } from '../../src/ui/guide.ts';

describeGuide({ game, guide });

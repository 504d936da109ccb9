/** The colours of the scenes, by what they paint. Each environment has its own sky, so you can tell how deep a hole is. */
import type { Environment } from '../../types.ts';

export type SceneTone =
  | 'sky'
  | 'haze'
  | 'glow'
  | 'sun'
  | 'far'
  | 'farLight'
  | 'near'
  | 'nearLight'
  | 'nearShade'
  | 'back'
  | 'ground'
  | 'front'
  | 'perch'
  | 'perchSide'
  | 'tree'
  | 'treeLight'
  | 'trunk'
  | 'water'
  | 'wave'
  | 'flower';

export const PAINT: Readonly<Record<Environment, Readonly<Record<SceneTone, string>>>> = {
  ice: {
    sky: '#A9E2F2',
    haze: '#C6EEF7',
    glow: '#FFF3C4',
    sun: '#FFE48A',
    far: '#8CCDE6',
    farLight: '#DDF4FB',
    near: '#6DB8DB',
    nearLight: '#ECFAFE',
    nearShade: '#BFE4F2',
    back: '#2F9FC9',
    ground: '#1B86B4',
    front: '#14719B',
    perch: '#E4F5FB',
    perchSide: '#8FD3EA',
    tree: '#7C6FC4',
    treeLight: '#B9A9EE',
    trunk: '#5FA9CC',
    water: '#1B86B4',
    wave: '#57BADB',
    flower: '#FFFFFF',
  },
  mountain: {
    sky: '#FFD59A',
    haze: '#FFE6BD',
    glow: '#FFC27E',
    sun: '#FF8E5E',
    far: '#B49CD6',
    farLight: '#F5EFFF',
    near: '#7D68B4',
    nearLight: '#FFFFFF',
    nearShade: '#CFC3EA',
    back: '#3F8F6C',
    ground: '#6DB65B',
    front: '#8ECB5F',
    perch: '#9B8AC4',
    perchSide: '#5D4A92',
    tree: '#1F5E4B',
    treeLight: '#2B7A5F',
    trunk: '#6A4330',
    water: '#5FB4D6',
    wave: '#A5DBEC',
    flower: '#FF6F91',
  },
  jungle: {
    sky: '#0F6B52',
    haze: '#1B8A66',
    glow: '#35A877',
    sun: '#FFF0A3',
    far: '#0A5241',
    farLight: '#128062',
    near: '#0C4A3B',
    nearLight: '#38B36B',
    nearShade: '#1E8A55',
    back: '#0D5B3F',
    ground: '#2E9A57',
    front: '#237F4A',
    perch: '#8A6240',
    perchSide: '#5F4029',
    tree: '#6ED07A',
    treeLight: '#9BDD62',
    trunk: '#8FA08A',
    water: '#2FA5B5',
    wave: '#79D0D3',
    flower: '#FF5D8F',
  },
};

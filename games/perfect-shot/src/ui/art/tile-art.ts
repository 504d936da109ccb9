/** A photo tile as SVG text: an animal on the ground it lives on, or one half of a yeti. */
import { animalArt, boundsOf } from '../../cards/art.ts';
import { figureOf } from '../../cards/figure.ts';
import { FINE } from '../../cards/outline.ts';
import type { Animal } from '../../cards/types.ts';
import { isYeti, SPECIES_AN_ENVIRONMENT, speciesOf } from '../../tiles.ts';
import { ENVIRONMENTS, type Environment, LEFT_HALF, type Photo } from '../../types.ts';
import { SIGN_PATHS } from './sign-paths.ts';

const SIDE = 64;
/** How much of a tile an animal may fill, and where it stands. */
const FIT = 46;
const FOOT = 55;

interface Ground {
  readonly sky: string;
  readonly floor: string;
  readonly badge: string;
}

const GROUNDS: Readonly<Record<Environment, Ground>> = {
  ice: { sky: '#8FD0EA', floor: '#D9F1FA', badge: '#0F5F86' },
  mountain: { sky: '#FFE0B0', floor: '#8FCB6A', badge: '#5B4596' },
  jungle: { sky: '#9FE0A6', floor: '#2E9A57', badge: '#0E5A3C' },
};
const NIGHT = '#5163B5';

export function tileArt(photo: Photo): string {
  return svg(isYeti(photo) ? yetiArt(photo) : livingArt(photo));
}

export function aloneArt(photo: Photo): string {
  return svg(figureArt(photo, SIDE / 2, FIT));
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${content}</svg>`;
}

function livingArt(photo: Photo): string {
  const environment = ENVIRONMENTS[Math.floor(photo / SPECIES_AN_ENVIRONMENT)] ?? 'ice';
  const { sky, floor, badge } = GROUNDS[environment];
  const ground = `<rect width="${SIDE}" height="${SIDE}" fill="${sky}"/><path d="M0 50q16-5 32-2t32-2v18H0z" fill="${floor}"/>`;
  const sign = `<circle cx="53" cy="53" r="10" fill="${badge}"/><g transform="translate(46 46) scale(.58)" fill="#fff" stroke="#fff">${SIGN_PATHS[environment]}</g>`;
  return `${ground}${figureArt(photo, SIDE / 2, FIT)}${sign}`;
}

/** The join is at the right edge of a left half, and at the left edge of a right one. */
function yetiArt(photo: Photo): string {
  const left = photo === LEFT_HALF;
  const stars = [10, 20, 34, 50].map(
    (x, i) => `<circle cx="${left ? x : SIDE - x}" cy="${[14, 30, 9, 22][i]}" r="1.4" fill="#C9D4FF"/>`,
  );
  const ground = `<rect width="${SIDE}" height="${SIDE}" fill="${NIGHT}"/>${stars.join('')}<path d="M0 54h64v10H0z" fill="#DCE6FF"/>`;
  const edge = left ? SIDE : 0;
  const cut = `<path d="M${edge} 0V64" stroke="#2B1D4A" stroke-width="3" stroke-dasharray="4 3"/>`;
  return `${ground}${figureArt(photo, edge, SIDE - 14)}${cut}`;
}

/** As large as fits, in the middle of the tile or of its joining edge. */
function figureArt(photo: Photo, middle: number, fit: number): string {
  const species = speciesOf(photo);
  const shown = { species, pose: 0 };
  const [left, top, right, bottom] = boundsOf(shown);
  const [footX, footY] = figureOf(shown).foot;
  const scale = Math.min(fit / (right - left), fit / (bottom - top));
  const x = middle - ((left + right) / 2 - footX) * scale;
  const animal: Animal = { ...shown, x, y: FOOT - (bottom - footY) * scale, size: scale * FINE, mirrored: false };
  return animalArt(animal, 'a');
}

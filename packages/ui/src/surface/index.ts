import './surface.css';

export { besideSquare, type Plan, squareAt, squareOf, squares } from './grid.ts';
export { Surface } from './surface.tsx';
export { SurfaceView } from './surface-view.ts';

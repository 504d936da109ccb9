import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { squares } from '../../src/surface/grid.ts';
import { SurfaceView } from '../../src/surface/surface-view.ts';

/** A frame of 400 by 400 pixels at (100, 50), showing a map of 40 by 40 squares. */
const PLAN = squares({ columns: 40, rows: 40, unit: 20 });
const style: Record<string, string> = {};
const dataset: Record<string, string> = {};

const frame = { clientWidth: 400, clientHeight: 400, dataset, getBoundingClientRect: () => ({ left: 100, top: 50 }) };
let measure = (): void => {};

function resize(pixels: number): void {
  Object.assign(frame, { clientWidth: pixels, clientHeight: pixels });
  measure();
}

function mounted(): SurfaceView {
  const view = new SurfaceView(PLAN);
  view.attach(frame as unknown as HTMLElement, { style } as unknown as HTMLElement);
  return view;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        measure = heard;
      }
      observe(): void {
        measure();
      }
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the camera of a surface', () => {
  it('begins with the whole board, and finds what is under a point of the window', () => {
    const view = mounted();
    expect(style.transform).toBe('translate(0px,0px) scale(0.5)');
    expect(view.placeAt(100 + 5, 50 + 15)).toBe('0,1');
    expect(view.boxOf('2,3')).toEqual({ x: 120, y: 80, width: 10, height: 10 });
  });

  it('finds the same place after a zoom and a pan', () => {
    const view = mounted();
    view.zoom(4, 300, 250);
    view.pan(-30, -70);
    const box = view.boxOf('20,25');
    expect(box && view.placeAt(box.x + box.width / 2, box.y + box.height / 2)).toBe('20,25');
    expect(box?.width).toBe(40);
    view.fit();
    expect(view.boxOf('2,3')).toEqual({ x: 120, y: 80, width: 10, height: 10 });
  });

  it('reports its scale once it rests, and is sharp again', () => {
    const view = mounted();
    view.zoomBy(6);
    expect(style.willChange).toBe('transform');
    vi.runAllTimers();
    expect(style.willChange).toBe('');
    expect(dataset.zoom).toBe('near');
    view.fit();
    vi.runAllTimers();
    expect(dataset.zoom).toBe('far');
  });

  it('shields things below a pointer that moves the camera, until it rests', () => {
    const view = mounted();
    view.zoomBy(2);
    expect(dataset.moving).toBeUndefined();
    view.pan(10, 0);
    expect(dataset.moving).toBe('');
    vi.runAllTimers();
    expect(dataset.moving).toBeUndefined();
    view.zoom(2, 300, 250);
    expect(dataset.moving).toBe('');
    vi.runAllTimers();
  });
});

describe('a frame of another size', () => {
  it('shows the whole board again if it did before, and otherwise keeps the scale', () => {
    const view = mounted();
    resize(300);
    expect(style.transform).toBe('translate(0px,0px) scale(0.375)');
    view.zoomBy(2);
    resize(400);
    expect(style.transform).toMatch(/scale\(0\.75\)$/);
  });
});

function isSeen(view: SurfaceView, place: string, size = 400): boolean {
  const box = view.boxOf(place);
  return (
    box !== undefined &&
    box.x >= 100 &&
    box.y >= 50 &&
    box.x + box.width <= 100 + size &&
    box.y + box.height <= 50 + size
  );
}

describe('its home', () => {
  const PART = { x: 200, y: 200, width: 200, height: 200 };
  const homed = (): SurfaceView => {
    resize(400);
    const view = mounted();
    view.setHome(PART);
    view.goHome();
    return view;
  };

  it('can be returned to, at its scale, with the current event in view', () => {
    const view = homed();
    expect(style.transform).toBe('translate(-400px,-400px) scale(2)');
    view.show(['12,12']);
    view.zoomBy(0.5);
    view.pan(-300, 0);
    expect(view.moved.get()).toBe(true);
    view.back();
    expect(view.moved.get()).toBe(false);
    expect(style.transform).toBe('translate(-400px,-400px) scale(2)');
    view.pan(100, 0);
    view.show(['38,12']);
    view.back();
    expect(isSeen(view, '38,12')).toBe(true);
    expect(style.transform).toMatch(/scale\(2\)$/);
  });

  it('is whole if its squares are large enough, otherwise about the place that matters', () => {
    const view = homed();
    view.setHome(PART, 40, '10,10');
    view.goHome();
    expect(style.transform).toBe('translate(-400px,-400px) scale(2)');
    view.setHome(PART, 60, '10,10');
    view.goHome();
    expect(style.transform).toBe('translate(-430px,-430px) scale(3)');
  });

  it('changes nothing on the screen until you return to it', () => {
    const view = homed();
    const before = style.transform;
    view.setHome({ ...PART, x: 0 });
    expect(style.transform).toBe(before);
    view.follow(['12,12']);
    expect(view.moved.get()).toBe(false);
  });
});

describe('a frame that gets smaller', () => {
  it('keeps the current event in view, unless you looked elsewhere', () => {
    resize(400);
    const view = mounted();
    view.asked('0.1');
    view.zoomBy(4);
    view.show(['25,25']);
    expect(isSeen(view, '25,25')).toBe(true);
    resize(200);
    expect(isSeen(view, '25,25', 200)).toBe(true);
    view.pan(1000, 1000);
    resize(180);
    expect(isSeen(view, '25,25', 180)).toBe(false);
    resize(400);
  });
});

describe('the current event', () => {
  const near = (): SurfaceView => {
    const view = mounted();
    view.asked('0.1');
    view.zoomBy(6);
    return view;
  };

  it('comes into view', () => {
    const view = near();
    view.asked(undefined);
    view.show(['2,2']);
    expect(isSeen(view, '2,2')).toBe(true);
    view.show([]);
    expect(isSeen(view, '2,2')).toBe(true);
  });

  it('is not followed once you look elsewhere, until you ask for it again', () => {
    const view = near();
    view.asked(undefined);
    view.pan(-50, 0);
    expect(view.loose.get()).toBe(true);
    view.show(['2,2']);
    expect(isSeen(view, '2,2')).toBe(false);
    view.followAgain();
    expect(isSeen(view, '2,2')).toBe(true);
    expect(view.loose.get()).toBe(false);
  });

  it('is followed again with your next question; moving the camera on your own turn changes nothing', () => {
    const view = near();
    view.asked(undefined);
    view.zoomBy(1.1);
    view.asked('0.2');
    expect(view.loose.get()).toBe(false);
    view.pan(10, 10);
    expect(view.loose.get()).toBe(false);
    view.show(['2,2']);
    expect(isSeen(view, '2,2')).toBe(true);
  });

  it('reports only movements by hand', () => {
    const view = near();
    const told = vi.fn();
    view.onHand = told;
    view.follow(['0,0']);
    view.show(['39,39']);
    expect(told).not.toHaveBeenCalled();
    view.pan(1, 1);
    view.zoom(1.1, 200, 200);
    view.fit();
    expect(told).toHaveBeenCalledTimes(3);
  });
});

import type { CoverBox } from '#web/device/photos/coverBox.ts';

/** Its id keeps the focus while other boxes change. */
export type NamedBox = CoverBox & { id: number };

/** Boxes over one picture, the selected one, and earlier states for undo. */
export type CoverWork = {
  boxes: readonly NamedBox[];
  selectedId: number | null;
  past: readonly (readonly NamedBox[])[];
  lastId: number;
  /** The box last nudged: presses of a held key are one undo step. */
  nudgedId: number | null;
};

export type CoverAct =
  | { kind: 'add'; box: CoverBox }
  | { kind: 'change' | 'nudge'; id: number; box: CoverBox }
  | { kind: 'remove'; id: number }
  | { kind: 'select'; id: number | null }
  | { kind: 'undo' };

export const NO_WORK: CoverWork = {
  boxes: [],
  selectedId: null,
  past: [],
  lastId: 0,
  nudgedId: null,
};

/** Undo reverts one act and selects what it restored. */
export function coverWork(work: CoverWork, act: CoverAct): CoverWork {
  const step = { ...work, past: [...work.past, work.boxes], nudgedId: null };
  switch (act.kind) {
    case 'add': {
      const id = work.lastId + 1;
      return { ...step, lastId: id, selectedId: id, boxes: [...work.boxes, { ...act.box, id }] };
    }
    case 'change':
    case 'nudge': {
      const isHeld = act.kind === 'nudge' && work.nudgedId === act.id;
      const boxes = work.boxes.map((box) => (box.id === act.id ? { ...act.box, id: box.id } : box));
      return {
        ...step,
        past: isHeld ? work.past : step.past,
        selectedId: act.id,
        nudgedId: act.kind === 'nudge' ? act.id : null,
        boxes,
      };
    }
    case 'remove': {
      const boxes = work.boxes.filter(({ id }) => id !== act.id);
      return { ...step, boxes, selectedId: boxes.at(-1)?.id ?? null };
    }
    case 'select':
      return { ...work, selectedId: act.id };
    case 'undo': {
      const boxes = work.past.at(-1);
      if (!boxes) return work;
      const changed = boxes.find((box) => !work.boxes.includes(box));
      const selectedId = (changed ?? boxes.at(-1))?.id ?? null;
      return { ...work, boxes, past: work.past.slice(0, -1), selectedId, nudgedId: null };
    }
  }
}

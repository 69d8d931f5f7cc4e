import { Fragment, h } from './dom';

export const Dial = ({ turns }: { turns: number }) => (
  <>
    <button>{turns}</button>
  </>
);

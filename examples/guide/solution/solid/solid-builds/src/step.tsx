// @ts-nocheck
import { createEffect } from 'solid-js';

export function Step(props) {
  createEffect(() => console.log(props.by + '-ran'));
  return <button onClick={() => props.onStep(props.by)}>{props.by}</button>;
}

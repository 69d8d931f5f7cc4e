export class Clock {
  #seconds = 1;
  private _step = 2;
  label = 'wall';

  tick(): number {
    return (this.#seconds += this._step);
  }
}

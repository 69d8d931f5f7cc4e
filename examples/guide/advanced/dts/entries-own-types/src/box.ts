export class Box {
  private size: number = 1;
  get(): number {
    return this.size;
  }
}

export class Boat {
  #name = "";
  rename(name?: string): void {
    this.#name = name ?? "";
  }
}

function unused() {
  return 1;
}
export function chip(longName: string) {
  return longName;
}

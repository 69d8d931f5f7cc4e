interface String {
  steep(): number;
}

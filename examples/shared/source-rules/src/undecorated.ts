export class Shelf {}

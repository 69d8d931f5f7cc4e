const frozen = (target: unknown, _: unknown): void => void Object.freeze(target);

@frozen
export class Shelf {}

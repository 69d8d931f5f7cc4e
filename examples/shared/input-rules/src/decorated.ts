const frozen = (target: object): void => void Object.freeze(target);

@frozen
export class Shelf {}

const frozen = (target: object): void => {
  Object.freeze(target);
};

@frozen
export class Boat {}

export enum Unit { Gram }

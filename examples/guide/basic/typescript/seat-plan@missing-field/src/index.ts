export class User {
  elo?: number;
}

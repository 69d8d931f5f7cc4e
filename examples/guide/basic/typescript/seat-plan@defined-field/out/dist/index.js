class User {
    elo;
}
export { User };

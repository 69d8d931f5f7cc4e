function _ts_decorate(decorators, target, key, desc) {
…
const frozen = (target)=>{
    Object.freeze(target);
};
class Shelf {
}
Shelf = _ts_decorate([
    frozen
], Shelf);
export { Shelf };

function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : null === desc ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if ("object" == typeof Reflect && "function" == typeof Reflect.decorate) r = Reflect.decorate(decorators, target, key, desc);
    else for(var i = decorators.length - 1; i >= 0; i--)if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
const folder = process.cwd();
const title = ()=>document.title;
const nothing = null;
class Place {
    constructor(name){
        this.name = name;
        this.copy = this.name;
    }
}
const watched = (_target, _key)=>{};
class Seat {
    constructor(){
        this.row = 1;
    }
}
_ts_decorate([
    watched
], Seat.prototype, "row", void 0);
export { last } from "./last.js";
export { Place, Seat, folder, nothing, title };

let e=e=>new Map([["red",1]]).get(e),d=e("red");function n(){return e("blue")}class r{#e=1;turnedByHand(e){return this.#e*e}}export{r as Clock,n as blue,d as red};

class s{#s=1;s=2;label="wall";tick(){return this.#s+=this.s}}export{s as Clock};

(()=>{let e=0;globalThis.addEventListener("click",()=>{e+=1})})();

/*! tidy-chip | MIT */
let c=c=>`<b class="chip">${c}</b>`;export{c as chip};

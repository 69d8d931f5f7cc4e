(() => {
"use strict";
const now = 1;

})()
;

console.log(196);

console.log(134);

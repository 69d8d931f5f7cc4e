console.log(173);

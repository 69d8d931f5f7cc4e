console.log(170);

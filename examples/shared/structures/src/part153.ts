console.log(153);

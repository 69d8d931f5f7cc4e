console.log(154);

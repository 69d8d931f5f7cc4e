console.log(186);

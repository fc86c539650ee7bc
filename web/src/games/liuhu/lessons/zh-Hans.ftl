## The lessons of the course: LESSON is the title, LESSON-STEP the task, then what is said of right and wrong answers

lesson-liuhu-1 = 认牌与老岁
lesson-liuhu-1-a = 四门：拾大过贯，贯大过索，索大过线。每门最大、还没出过的一张是老岁；百子、毛公、云线也是。点出老岁。
lesson-liuhu-1-a-guan = 七贯上面还有八贯、九贯没出。
lesson-liuhu-1-a-strings = 四索上面还有五索到九索没出。
lesson-liuhu-1-a-done = 老岁在手，一张值一胡。
lesson-liuhu-1-b = 阿兰出了九贯。哪张刚刚变成老岁？
lesson-liuhu-1-b-low = 三贯上面还有八贯。
lesson-liuhu-1-b-before = 九索本来就是老岁：索门最大的一张。
lesson-liuhu-1-b-done = 老岁会往下传：记住出了什么，就知道自己有几胡。

lesson-liuhu-2 = 谁大：先比门，再比数
lesson-liuhu-2-a = 阿兰引八贯。单张先比门，再比数。哪张击得过？
lesson-liuhu-2-a-suit = 九索：索低过贯，数字大也没用。
lesson-liuhu-2-a-number = 三贯：同门，三小过八。
lesson-liuhu-2-a-done = 二拾是拾门，击得过八贯。百子、一贯、一索、云线引出时算最大，没有牌可击。

lesson-liuhu-3 = 引哪张
lesson-liuhu-3-a = 轮到你引。引单张有规矩：先引手上最大的一门，而且先引不是老岁的。点出可以引的一张。
lesson-liuhu-3-a-old = 九拾是老岁，三拾还在：先引三拾。
lesson-liuhu-3-a-suit = 拾门未引完：先引拾。
lesson-liuhu-3-a-joker = 云线：有门的牌都没有了才可以引。
lesson-liuhu-3-a-done = 三拾。各和顺不受这条管，随时可引。

lesson-liuhu-4 = 各与顺
lesson-liuhu-4-a = 同门三张相连是顺；三张或四张同数是各。逐组点出。
lesson-liuhu-4-a-run = 顺
lesson-liuhu-4-a-set = 各
lesson-liuhu-4-a-miss = 顺要同一门相连；各要同一数。现在找：{ $part }。
lesson-liuhu-4-a-done = 一组顺，一组各：都是三张一起引。
lesson-liuhu-4-b = 阿兰引三张八。各的次序：九、一、八、七…二。击得过吗？
lesson-liuhu-4-b-one = 五线单张不够，要三张同数。
lesson-liuhu-4-b-miss = 要三张同数一起出。
lesson-liuhu-4-b-done = 一次三张，赢三胡。三张一只低过三张九。

lesson-liuhu-5 = 击或垫
lesson-liuhu-5-a = 阿兰引五贯。击得过而不想击，可以垫，但要拆：垫的牌里要有一张击得过的。垫哪张？
lesson-liuhu-5-a-miss = 二索击不过五贯；你击得过，就不能拿它来垫。
lesson-liuhu-5-a-done = 所以不击也有代价。击不过的时候，垫什么都可以。
lesson-liuhu-5-b = 同一局面，这次击过它。
lesson-liuhu-5-b-miss = 二索低过贯门，击不过。
lesson-liuhu-5-b-done = 击得过。同门用大的，或者用更高的门。

lesson-liuhu-6 = 食糊
lesson-liuhu-6-a = 你赢了三胡，手上老岁三张：九拾、毛公、云线。共几胡？
lesson-liuhu-6-a-miss = 三加三。四索不是老岁，不算。
lesson-liuhu-6-a-done = 六胡。够六胡，又轮到你引，就可以食糊。
lesson-liuhu-6-b = 食糊，还是再打？
lesson-liuhu-6-b-hu = 食糊
lesson-liuhu-6-b-lead = 再打
lesson-liuhu-6-b-miss = 再打可能多一胡、多一倍；失了引牌就不能食。先收这一局。
lesson-liuhu-6-b-done = 六胡值 1，两家各付你 1。梦家的四对上你的四索：五加一，六胡，两家也各付他 1。

lesson-liuhu-7 = 一局打完，你赢
lesson-liuhu-7-play = 起手三张老岁：做。你有拾门的顺：没有更大的顺。引了它，老岁会传给谁？
lesson-liuhu-7-play-call = 你有三张老岁和一副最大的顺：做牌吧。真的不做，就再按一次。
lesson-liuhu-7-play-miss = 引单张只赢一胡，还可能被击；拾门的顺一次三胡。真的要这样，就再按一次。
lesson-liuhu-7-play-hu = 六胡够了：食糊。失了引牌就不能食。真的要再打，就再按一次。
lesson-liuhu-7-play-done = 三胡在桌，三张老岁在手：六胡，食糊！

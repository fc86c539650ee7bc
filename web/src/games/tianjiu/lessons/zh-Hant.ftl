## The lessons of the course: LESSON is the title, LESSON-STEP the task, then what is said of right and wrong answers

lesson-tianjiu-1 = 認牌：文與武
lesson-tianjiu-1-a = 三十二張骨牌分文武。武牌只有上面這十張；其餘都是文牌，每種兩張。點出下面的武牌。
lesson-tianjiu-1-a-miss = 這張是文牌：上面十張裡沒有它。
lesson-tianjiu-1-a-done = 三張武牌。文打文，武打武，兩邊從不相比。

lesson-tianjiu-2 = 誰大：武看點，文要記
lesson-tianjiu-2-a = 武牌看點數，九最大，三最小。由大到小點。
lesson-tianjiu-2-a-miss = 數一數點：多的大。
lesson-tianjiu-2-a-done = 九、七、三：武牌看點。
lesson-tianjiu-2-b = 文牌不看點數，看上面這條次序：天地人和、梅花長三板凳斧頭、屏風高腳七銅錘六。哪張大？
lesson-tianjiu-2-b-miss = 斧頭有十一點，可是地排第二。
lesson-tianjiu-2-b-done = 武看點，文要記。牌名寫在牌下。

lesson-tianjiu-3 = 第一圈：引與跟
lesson-tianjiu-3-a = 你是莊，由你引。別家要用同一類而更大的一張才打得過。引一張沒有人打得過的。
lesson-tianjiu-3-a-miss = 這張還有更大的同類牌在外面：找這一類最大的。
lesson-tianjiu-3-a-done = 沒有人打得過，三家都把一張蓋着墊出。引一張，贏一棟；贏的人再引。

lesson-tianjiu-4 = 打還是墊
lesson-tianjiu-4-a = 石頭引雜八。這是文牌還是武牌？
lesson-tianjiu-4-a-civil = 文
lesson-tianjiu-4-a-military = 武
lesson-tianjiu-4-a-miss = 八點的雜牌在那十張武牌裡。
lesson-tianjiu-4-a-done = 武牌。只能用武牌打它。
lesson-tianjiu-4-b = 石頭引一張武牌。要打過它，只能用一張更大的武牌。
lesson-tianjiu-4-b-level = 雜八碰雜八是一樣大，先出的贏。要更大：多一點。
lesson-tianjiu-4-b-civil = 屏風是文牌，打不過武牌。
lesson-tianjiu-4-b-low = 細么三點，小過八點。
lesson-tianjiu-4-b-done = 九大過八，你得一棟，下一圈由你引。
lesson-tianjiu-4-c = 另一局：小滿引天，沒有牌打得過。選一張蓋着墊出，誰也看不見。
lesson-tianjiu-4-c-done = 墊牌隨便墊，先墊小而不成對的。
lesson-tianjiu-4-d = 再看這一圈：打得過的時候，一定要打嗎？
lesson-tianjiu-4-d-yes = 一定要
lesson-tianjiu-4-d-no = 不必
lesson-tianjiu-4-d-miss = 不必：天九裡打不打隨你。
lesson-tianjiu-4-d-done = 打不打隨你：大牌可以留到尾圈。

lesson-tianjiu-5 = 對子與天九
lesson-tianjiu-5-a = 石頭引一對斧頭。引兩張一樣的文牌，就要用更大的文對打。
lesson-tianjiu-5-a-kind = 天九是另一種牌型，打不過文對。
lesson-tianjiu-5-a-miss = 要兩張一樣的文牌，一起打。
lesson-tianjiu-5-a-done = 一對梅花大過一對斧頭：兩棟。
lesson-tianjiu-5-b = 天配九、地配八、人配七、和配五可以一起引，天九最大。引兩張沒有人打得過的。
lesson-tianjiu-5-b-miss = 一張一張引，一次只贏一棟；天和九兩張一起引贏兩棟。
lesson-tianjiu-5-b-done = 引幾張就贏幾棟：四棟了，這局已經不用付。

lesson-tianjiu-6 = 至尊：打不得的一對
lesson-tianjiu-6-a = 小滿做莊，你引。六和三單張都小，合起來是至尊寶：引出來沒有牌打得過，而且即時收錢。
lesson-tianjiu-6-a-miss = 單張都會被打過，也不收錢：六和三兩張要一起引。
lesson-tianjiu-6-a-done = 兩位閒家各付 2，莊家小滿付 4：馬上收 8。這叫賀尊。
lesson-tianjiu-6-b = 阿蘭引雙天，你用至尊寶打得過嗎？
lesson-tianjiu-6-b-yes = 打得過
lesson-tianjiu-6-b-no = 打不過
lesson-tianjiu-6-b-miss = 至尊只有自己引才最大，不能打別人的牌。
lesson-tianjiu-6-b-done = 對了。所以至尊要等自己引的時候。

lesson-tianjiu-7 = 尾圈：最後一張定輸贏
lesson-tianjiu-7-a = 最後一圈定輸贏。阿蘭引七，你的九大過它，可是你一棟也沒有。可以打嗎？
lesson-tianjiu-7-a-play = 打
lesson-tianjiu-7-a-discard = 墊
lesson-tianjiu-7-a-miss = 連這圈要有兩棟才可以結：沒有棟的人，一張的尾圈只可以墊。
lesson-tianjiu-7-a-done = 只可以墊。記住在尾圈之前至少贏一棟。
lesson-tianjiu-7-b = 兩張天都出過，沒有天九了。只剩兩張，怎樣結？
lesson-tianjiu-7-b-miss = 先引一張，尾圈就只剩一張，雜八會被雜九打過。
lesson-tianjiu-7-b-done = 地八兩張一起贏，結牌！別家每差一棟付一注，空棟付五注，與莊家之間加倍。

lesson-tianjiu-8 = 一局打完，你贏
lesson-tianjiu-8-play = 從頭打一局。你握着最大的牌：每次引一手沒有人打得過的，引牌就一直在你手上。
lesson-tianjiu-8-play-miss = 梅花還會被人、和打過；六和三要一起引。先引別的。真的要這樣，就再按一次。
lesson-tianjiu-8-play-done = 結！別家都空棟，尾圈連打都不准打。

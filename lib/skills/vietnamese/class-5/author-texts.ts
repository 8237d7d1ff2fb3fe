import { readEvidenceTexts } from "#lib/skills/vietnamese/reading/evidence-texts.ts";

/** Short texts with a detail, an image and two sentences that carry what the author means. */
export const authorTexts = readEvidenceTexts(`
  # tiếng ru = 5 1 2 3 4; 1 3 2 4 5
  Nhà bà tôi ở cuối xóm. | chỉ cho biết nhà bà ở đâu
  Đêm hè, bà thức quạt cho tôi đến khi gà gáy. | kể việc bà quạt cho cháu
  Tiếng ru của bà êm như dòng sông đêm. | tả tiếng ru
  Lớn lên, đi đâu tôi cũng mang theo tiếng ru ấy. | nói tác giả nhớ tiếng ru
  Nhờ tiếng ru, tôi biết thương những người quanh mình. | nói điều tiếng ru dạy
  proof > 2 > bà thương cháu, chẳng quản mệt nhọc > bà thức tới gần sáng để quạt cho cháu
  image > 3 > tiếng ru của bà rất êm dịu > tiếng ru được so sánh với dòng sông đêm
  message > 4 5 > tiếng ru của bà nuôi lớn tâm hồn tác giả > tiếng ru đi theo và dạy tác giả biết yêu thương
  # cây gạo = 5 1 2 3 4; 1 3 2 4 5
  Làng tôi có một cây gạo rất già. | chỉ giới thiệu cây gạo
  Tháng Ba, cây gạo như ngọn đuốc lớn giữa trời. | tả cây gạo tháng Ba
  Ai đi xa về, thấy cây gạo là rảo bước nhanh hơn. | kể việc người đi xa về
  Cây gạo nhắc tôi rằng mình có một nơi để về. | nói điều cây gạo nhắc
  Có quê để nhớ là có một điều quý trong đời. | nói suy nghĩ về quê
  proof > 3 > cây gạo thân thuộc với người làng > thấy cây gạo là người đi xa mong về nhà
  image > 2 > hoa gạo đỏ rực rỡ > cây gạo nở hoa được so sánh với ngọn đuốc
  message > 4 5 > quê hương là điều quý giá của mỗi người > có nơi để về, có quê để nhớ là điều quý
  # gánh hàng = 5 1 2 3 4; 1 3 2 4 5
  Chợ huyện cách nhà tôi sáu cây số. | chỉ cho biết chợ cách nhà bao xa
  Vai áo mẹ vá đi vá lại mấy lần. | tả vai áo của mẹ
  Mẹ đi, đi mãi, đi qua cả những ngày mưa rét. | kể việc mẹ đi chợ
  Tôi học được ở mẹ lòng kiên nhẫn. | nói điều học được ở mẹ
  Gặp việc khó, tôi nhớ dáng mẹ mà cố gắng. | nói điều tác giả nghĩ khi gặp khó
  proof > 2 > mẹ sống rất tiết kiệm > áo rách mẹ vá lại nhiều lần để mặc
  image > 3 > mẹ bền bỉ, không nghỉ ngày nào > từ “đi” lặp lại ba lần
  message > 4 5 > tấm gương của mẹ giúp tác giả vươn lên > tác giả học mẹ lòng kiên nhẫn và noi theo mẹ
  # biển = 4 1 2 3 5; 1 3 2 4 5
  Năm nào nhà tôi cũng ra biển một lần. | chỉ cho biết nhà tác giả ra biển khi nào
  Sáng sớm, mặt biển như tấm lụa xanh khổng lồ. | tả mặt biển
  Bác ngư dân thả lại những con cá còn nhỏ. | kể việc bác ngư dân làm
  Biển cho ta nhiều thứ, ta phải biết giữ biển. | nói lời khuyên giữ biển
  Hôm nay lấy vừa đủ thì ngày mai biển vẫn còn đầy. | nói lời khuyên lấy vừa đủ
  proof > 3 > bác ngư dân không tham đánh bắt > cá nhỏ thì bác thả lại
  image > 2 > mặt biển phẳng và mềm mại > mặt biển được so sánh với tấm lụa
  message > 4 5 > con người hãy giữ gìn biển > biển còn đầy là nhờ ta biết giữ
  # thầy giáo = 1 3 2 4 5; 1 3 4 2 5
  Trường cũ của tôi nằm bên sông. | chỉ cho biết trường ở đâu
  Ngày nước lên, thầy chèo thuyền đón từng trò. | kể việc thầy đón học trò
  Giọng thầy ấm như bếp lửa ngày đông. | tả giọng thầy
  Lời thầy theo tôi suốt những năm tháng sau. | nói lời thầy còn mãi
  Chính thầy đã mở cho tôi con đường học vấn. | nói công ơn của thầy
  proof > 2 > thầy tận tuỵ với học trò > thầy tự chèo thuyền đón từng em
  image > 3 > giọng thầy đem lại cảm giác ấm áp > giọng thầy được so sánh với bếp lửa
  message > 4 5 > tác giả biết ơn thầy giáo cũ > tác giả nhớ lời thầy và công ơn của thầy
  # cánh đồng = 5 1 2 3 4
  Cánh đồng làng tôi chạy dài tới chân đê. | chỉ cho biết cánh đồng dài tới đâu
  Lúa chín trải như một tấm thảm vàng. | tả lúa chín
  Nắng gắt, các cô bác vẫn gặt không ngơi tay. | kể việc các cô bác gặt lúa
  Bưng bát cơm, tôi không quên những giọt mồ hôi ấy. | nói điều tác giả nghĩ khi ăn cơm
  Hạt gạo bé nhỏ mà chứa bao công sức. | nói suy nghĩ về hạt gạo
  proof > 3 > người nông dân làm việc vất vả > giữa nắng gắt họ vẫn gặt không nghỉ
  image > 2 > đồng lúa chín rất đẹp > lúa chín được so sánh với tấm thảm vàng
  message > 4 5 > hãy quý trọng hạt gạo và người làm ra nó > hạt gạo chứa mồ hôi, công sức của bao người
  # người bạn = 4 1 2 3 5; 1 3 2 4 5
  Tôi và {A} ngồi cạnh nhau suốt năm năm. | chỉ cho biết hai bạn ngồi cạnh nhau
  Tôi ốm, {A} chép bài cho tôi cả tuần. | kể việc {A} chép bài
  Nụ cười của {A} như vạt nắng sau mưa. | tả nụ cười của {A}
  Bạn tốt không cần nói nhiều, chỉ cần ở bên. | nói thế nào là bạn tốt
  Có một người bạn như thế là điều may mắn. | nói niềm vui có bạn tốt
  proof > 2 > {A} tận tình với bạn > {A} chép bài cho bạn suốt một tuần
  image > 3 > nụ cười của {A} rất tươi sáng > nụ cười được so sánh với vạt nắng
  message > 4 5 > tình bạn chân thành rất đáng quý > bạn tốt ở bên ta, có bạn tốt là may mắn
  # phố nhỏ = 4 1 3 2 5; 1 3 2 4 5
  Phố tôi có hai hàng sấu. | chỉ giới thiệu hàng sấu
  Từ bốn giờ sáng, bác Tám đã quét sạch vỉa hè. | kể việc bác Tám quét vỉa hè
  Hàng sấu giang tay che mát cả con phố. | tả hàng sấu
  Phố đẹp không phải tự nhiên mà có. | nói phố đẹp không tự có
  Phố đẹp vì có những bàn tay chăm chút mỗi ngày. | nói vì sao phố đẹp
  proof > 2 > bác Tám chăm chỉ với công việc > bác dậy quét vỉa hè từ bốn giờ sáng
  image > 3 > hàng sấu gần gũi, như biết chở che > hàng sấu được nhân hoá, biết “giang tay”
  message > 4 5 > chính con người làm nên vẻ đẹp của phố > phố đẹp nhờ có người chăm chút
  # tủ sách = 1 3 2 4 5; 1 2 4 3 5
  Ông để cho tôi một tủ sách cũ. | chỉ giới thiệu tủ sách
  Cuốn nào ông cũng bọc giấy, ghi tên cẩn thận. | kể việc ông bọc sách
  Mỗi cuốn sách là một ô cửa mở ra trời rộng. | nói về những cuốn sách
  Đọc sách của ông, tôi như được trò chuyện với ông. | nói cảm nghĩ khi đọc sách của ông
  Ông ở xa, mà tôi vẫn thấy ông rất gần. | nói cảm nghĩ về ông
  proof > 2 > ông rất quý sách > cuốn nào ông cũng bọc và ghi tên cẩn thận
  image > 3 > sách cho ta thấy nhiều điều mới lạ > sách được so sánh với ô cửa mở ra trời rộng
  message > 4 5 > tủ sách nối liền tình cảm ông cháu > đọc sách, tác giả như gặp ông và thấy ông gần
  # dòng sông = 5 1 2 3 4; 1 3 2 4 5
  Sông quê tôi bắt nguồn từ dãy núi phía tây. | chỉ cho biết sông bắt nguồn từ đâu
  Sông mềm như dải lụa vắt ngang đồng. | tả dòng sông
  Tháng nào dân làng cũng rủ nhau vớt rác trên sông. | kể việc dân làng vớt rác
  Tắm mát trong dòng nước ấy, tôi lớn lên từng ngày. | nói tác giả lớn lên bên sông
  Dòng sông chảy qua cả tuổi thơ tôi. | nói sông và tuổi thơ
  proof > 3 > dân làng biết giữ gìn dòng sông > tháng nào họ cũng vớt rác cho sông sạch
  image > 2 > dòng sông mềm mại, hiền hoà > dòng sông được so sánh với dải lụa
  message > 4 5 > dòng sông gắn bó với tuổi nhỏ của tác giả > tác giả lớn lên và có cả tuổi thơ bên sông
  # áo len = 5 1 2 3 4
  Mùa đông năm ấy rét hơn mọi năm. | chỉ nói về thời tiết
  Chị tháo áo của mình lấy len đan cho tôi. | kể việc chị đan áo
  Chiếc áo ôm lấy tôi như vòng tay của chị. | tả chiếc áo
  Tôi hiểu, yêu thương là biết nghĩ cho nhau. | nói thế nào là yêu thương
  Quà không cần đắt, chỉ cần làm bằng tấm lòng. | nói thế nào là món quà quý
  proof > 2 > chị nhường phần ấm cho em > chị chịu mất áo để em có áo len
  image > 3 > chiếc áo đem lại cảm giác được chở che > chiếc áo được so sánh với vòng tay
  message > 4 5 > tình thương quý hơn vật chất > nghĩ cho nhau và tấm lòng mới là điều quý
  # quả đồi = 4 1 2 3 5
  Quả đồi sau bản từng trơ trọi. | chỉ cho biết quả đồi trước kia ra sao
  Tối nào ông Páo cũng cõng nước lên tưới cây non. | kể việc ông Páo tưới cây
  Mầm xanh, mầm xanh, đâu đâu cũng mầm xanh. | tả những mầm cây
  Ai trồng cây hôm nay là tặng bóng mát cho mai sau. | nói ý nghĩa của việc trồng cây
  Rừng dạy tôi sống không chỉ cho riêng mình. | nói điều rừng dạy
  proof > 2 > ông Páo kiên trì trồng rừng > tối nào ông cũng cõng nước lên đồi
  image > 3 > quả đồi tràn đầy sức sống > từ ngữ “mầm xanh” lặp lại ba lần
  message > 4 5 > hãy làm việc tốt cho cả những người đến sau > trồng cây là tặng bóng mát cho mai sau, không chỉ cho mình
  # con đường = 1 3 2 4 5; 1 3 4 2 5
  Về quê ngoại phải qua một con đường đất. | chỉ giới thiệu con đường
  Nghe tiếng tôi, bà chạy ra tận đầu ngõ. | kể việc bà ra đầu ngõ
  Con đường cong cong như chiếc liềm ai bỏ quên. | tả con đường
  Qua bao con đường lớn, tôi vẫn nhớ lối nhỏ ấy. | nói nỗi nhớ con đường
  Mỗi bước trên lối ấy là một bước về tuổi thơ. | nói con đường và tuổi thơ
  proof > 2 > bà mong gặp cháu > mới nghe tiếng cháu, bà đã chạy ra đón
  image > 3 > con đường có dáng uốn cong > con đường được so sánh với chiếc liềm
  message > 4 5 > con đường quê lưu giữ kỉ niệm của tác giả > tác giả nhớ lối nhỏ và thấy tuổi thơ ở đó
  # bác bảo vệ = 4 1 2 3 5; 1 3 2 4 5
  Trường tôi có một bác bảo vệ tóc đã bạc. | chỉ giới thiệu bác bảo vệ
  Mưa to, bác che ô đưa từng em nhỏ ra cổng. | kể việc bác đưa các em ra cổng
  Tiếng trống của bác như nhịp tim của ngôi trường. | tả tiếng trống
  Có những việc thầm lặng mà vô cùng cần thiết. | nói về những việc thầm lặng
  Người làm việc nhỏ vẫn đáng được kính trọng. | nói về người làm việc nhỏ
  proof > 2 > bác bảo vệ chu đáo với học sinh > trời mưa to, bác che ô cho từng em
  image > 3 > tiếng trống không thể thiếu của ngôi trường > tiếng trống được so sánh với nhịp tim
  message > 4 5 > công việc thầm lặng cũng đáng quý > việc thầm lặng rất cần và người làm đáng kính trọng
  # tiếng mẹ đẻ = 4 1 2 3 5; 1 3 2 4 5
  Năm lên sáu, tôi theo bố mẹ ra nước ngoài. | chỉ kể việc tác giả đi xa
  Tối tối, mẹ kiên nhẫn dạy tôi từng câu ca dao. | kể việc mẹ dạy ca dao
  Tiếng Việt ngọt như nước dừa quê mẹ. | nói cảm nhận về tiếng Việt
  Đi xa, giữ tiếng mẹ đẻ là giữ được quê nhà. | nói ý nghĩa của việc giữ tiếng mẹ đẻ
  Còn nói tiếng Việt, tôi còn biết mình từ đâu đến. | nói điều tiếng Việt nhắc
  proof > 2 > mẹ không muốn con quên tiếng Việt > tối nào mẹ cũng dạy con ca dao
  image > 3 > tiếng Việt ngọt ngào, thân thương > tiếng Việt được so sánh với nước dừa quê mẹ
  message > 4 5 > giữ tiếng nói là giữ cội nguồn > tiếng mẹ đẻ giúp ta nhớ quê nhà, nhớ nơi mình sinh ra
  # làng gốm = 4 1 2 3 5
  Làng gốm nằm bên bờ sông. | chỉ cho biết làng gốm ở đâu
  Lọ nào hơi méo, ông thợ gốm đều nhào đất làm lại. | kể việc ông thợ làm lại lọ
  Dưới tay ông, bàn xoay quay tít như đang múa. | tả bàn xoay
  Một nghề sống được lâu là nhờ người yêu nghề. | nói vì sao nghề sống lâu
  Làm bằng cả tấm lòng thì việc nhỏ cũng thành đẹp. | nói về việc làm bằng tấm lòng
  proof > 2 > ông thợ gốm làm nghề rất kĩ tính > lọ hơi méo ông cũng không bỏ qua
  image > 3 > đôi tay ông thợ gốm nhịp nhàng, khéo léo > bàn xoay được so sánh với người đang múa
  message > 4 5 > tình yêu làm nên giá trị của nghề > nhờ yêu nghề mà nghề sống lâu, việc nhỏ thành đẹp
  # mưa đầu mùa = 4 1 2 3 5
  Cả tháng Tư, trời không có một giọt mưa. | chỉ nói về thời tiết tháng Tư
  Thấy mây đen, cả xóm ùa ra sân ngóng. | kể việc cả xóm ra sân
  Mưa rơi, mưa reo, mưa hát trên mái nhà. | tả cơn mưa
  Qua ngày khô hạn mới biết quý từng giọt nước. | nói điều nhận ra sau ngày khô hạn
  Mỗi giọt nước ta giữ là một mầm cây được sống. | nói ý nghĩa của giọt nước
  proof > 2 > mọi người mong trời mưa > cả xóm ùa ra sân chờ khi mới thấy mây đen
  image > 3 > cơn mưa rất rộn ràng, vui vẻ > từ “mưa” lặp lại, mưa biết reo, biết hát
  message > 4 5 > hãy tiết kiệm nước > giọt nước quý và nuôi sống cây cối
  # hiệu sách = 4 1 2 3 5; 1 3 2 4 5
  Đầu phố có một hiệu sách cũ. | chỉ cho biết hiệu sách ở đâu
  Ông chủ cho trẻ ngồi đọc mà không lấy tiền. | kể việc ông chủ hiệu sách
  Hiệu sách như chiếc tổ ấm giữa phố ồn ào. | tả hiệu sách
  Điều tốt đẹp có khi bắt đầu từ một góc nhỏ. | nói về điều tốt đẹp
  Một người biết cho đi, bao người được lớn lên. | nói về người biết cho đi
  proof > 2 > ông chủ quý những em ham đọc > ông cho các em đọc sách không mất tiền
  image > 3 > hiệu sách yên ả và ấm cúng > hiệu sách được so sánh với chiếc tổ ấm
  message > 4 5 > việc tốt nhỏ có thể giúp ích nhiều người > góc nhỏ và một người cho đi giúp được bao người
  # cây bàng = 5 1 2 3 4; 1 3 2 4 5
  Giữa sân trường tôi có cây bàng bốn tầng lá. | chỉ giới thiệu cây bàng
  Ra chơi, chúng tôi ngồi kể chuyện quanh gốc bàng. | kể việc các bạn kể chuyện
  Lá bàng đỏ như những đốm lửa nhỏ. | tả lá bàng
  Xa trường, tôi nhớ gốc bàng như nhớ một người bạn. | nói nỗi nhớ gốc bàng
  Nơi ta từng vui chơi sẽ ở lại trong tim ta. | nói về nơi từng vui chơi
  proof > 2 > gốc bàng là nơi học sinh quây quần > giờ chơi các bạn ngồi quanh gốc bàng
  image > 3 > lá bàng mùa ấy đỏ tươi > lá bàng được so sánh với đốm lửa
  message > 4 5 > kỉ niệm tuổi học trò khó phai > xa trường vẫn nhớ, nơi cũ vẫn ở trong tim
  # lái tàu = 1 3 2 4 5; 1 3 4 2 5
  Bố tôi làm nghề lái tàu đã hai mươi năm. | chỉ giới thiệu nghề của bố
  Giao thừa, bố vẫn ở trên tàu đưa khách về quê. | kể việc bố lái tàu đêm giao thừa
  Đoàn tàu như con rồng dài lao đi trong đêm. | tả đoàn tàu
  Nhờ những người như bố, bao nhà được đoàn tụ. | nói ý nghĩa của việc bố làm
  Tôi tự hào vì bố đem niềm vui đến cho mọi người. | nói cảm nghĩ về bố
  proof > 2 > bố quên niềm vui riêng vì hành khách > đêm giao thừa bố vẫn đưa khách về quê
  image > 3 > đoàn tàu dài và mạnh mẽ > đoàn tàu được so sánh với con rồng
  message > 4 5 > công việc của bố thật đáng quý > bố giúp bao nhà đoàn tụ, tác giả tự hào về bố
  # vườn rau = 5 1 2 3 4; 1 3 2 4 5
  Mảnh vườn của bà rộng chừng ba chiếc chiếu. | chỉ cho biết mảnh vườn rộng bao nhiêu
  Rau vừa tốt, bà đã mang biếu khắp xóm. | kể việc bà biếu rau
  Luống cải hoa vàng như đàn bướm đậu. | tả luống cải
  Vườn nhỏ dạy tôi rằng cho đi cũng là niềm vui. | nói điều khu vườn dạy
  Người biết sẻ chia thì chẳng bao giờ nghèo. | nói về người biết sẻ chia
  proof > 2 > bà rộng lòng với xóm giềng > rau vừa tốt bà đã đem biếu mọi người
  image > 3 > luống cải đẹp và sống động > hoa cải được so sánh với đàn bướm
  message > 4 5 > hãy biết chia sẻ với mọi người > cho đi là niềm vui, sẻ chia thì không nghèo
  # ngọn đèn = 5 1 2 3 4; 1 3 2 4 5
  Xóm núi tôi ở cách thị trấn nửa ngày đường. | chỉ cho biết xóm cách thị trấn bao xa
  Mẹ bán cả đàn gà để mua cho tôi bộ sách. | kể việc mẹ mua sách
  Ngọn đèn nhỏ thức cùng tôi như một người bạn. | tả ngọn đèn
  Học hành là con đường đưa tôi đi xa hơn dãy núi. | nói ý nghĩa của việc học
  Biết thêm một chữ là mở thêm một cánh cửa. | nói lợi ích của từng chữ
  proof > 2 > mẹ hết lòng vì việc học của con > mẹ bán cả đàn gà để có sách cho con
  image > 3 > ngọn đèn gắn bó với những đêm học bài > ngọn đèn được so sánh với người bạn
  message > 4 5 > việc học mở ra tương lai > học đưa ta đi xa, mỗi chữ mở một cánh cửa
`);

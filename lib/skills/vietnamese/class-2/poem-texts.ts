import { readPoems } from "#lib/skills/vietnamese/reading/poems.ts";

/** Short poems in each of which two lines, and no others, end in one rime. */
export const poemTexts = readPoems(`
  # mưa
  Mưa rơi tí_tách
  Ngoài hiên nhà em
  Hàng_cau mừng_rỡ
  Ngửa_mặt ra xem.
  who > Cái gì ngửa mặt ra xem? > hàng cau
  image > Từ nào tả tiếng mưa? > tí tách
  feel > Từ nào cho thấy hàng cau rất vui? > mừng rỡ
  # mùa hè
  Ve kêu ra_rả
  Trên cành phượng hồng
  Mai này xa lớp
  Lòng nhớ mênh_mông.
  who > Con gì kêu trên cành phượng? > ve
  image > Từ nào tả tiếng ve? > ra rả
  image > Từ nào chỉ màu hoa phượng? > hồng
  feel > Từ nào nói lên tình cảm với lớp? > nhớ
  # bà em
  Bà em tóc bạc
  Đôi_mắt mờ rồi
  Em thương bà lắm
  Bên bà em ngồi.
  who > Cái gì của bà đã mờ? > đôi mắt
  image > Từ nào tả mái tóc của bà? > bạc
  image > Từ nào tả đôi mắt của bà? > mờ
  feel > Từ nào nói lên tình cảm với bà? > thương
  feel > Việc làm nào cho thấy em nhỏ quý bà? > ngồi > Con tìm từ chỉ việc em nhỏ làm bên bà.
  # cánh diều
  Cánh_diều no gió
  Lượn giữa trời xanh
  Em reo vui_sướng
  Chân chạy thật nhanh.
  who > Cái gì lượn giữa trời? > cánh diều
  who > Ai reo? > em
  image > Từ nào chỉ màu của trời? > xanh
  image > Từ nào chỉ hoạt động của cánh diều? > lượn
  feel > Từ nào cho biết em nhỏ thấy thế nào? > vui sướng
  # lúa chín
  Gió thổi rì_rào
  Đưa hương lúa mới
  Cò trắng lượn quanh
  Mùa vàng đã tới.
  who > Cái gì đưa hương lúa? > gió
  who > Con gì lượn quanh? > cò
  image > Từ nào tả tiếng gió? > rì rào
  image > Từ nào chỉ màu của cò? > trắng
  image > Từ nào chỉ màu của mùa lúa? > vàng
  # đợi mẹ
  Chiều, mẹ về muộn
  Em đứng cổng chờ
  Lòng mong bóng mẹ
  Mắt nhìn xa_mờ.
  who > Ai đứng cổng chờ? > em
  image > Từ nào chỉ hoạt động của đôi mắt? > nhìn
  feel > Trong lòng em nhỏ có tình cảm gì? > mong
  # trống trường
  Tùng_tùng trống điểm
  Sân rộn tiếng_cười
  Bạn mừng gặp bạn
  Má hồng xinh_tươi.
  who > Cái gì rộn trên sân? > tiếng cười
  image > Từ nào tả tiếng trống? > tùng tùng
  image > Từ nào chỉ màu của má? > hồng
  feel > Từ nào cho thấy các bạn thích gặp nhau? > mừng
  # suối reo
  Suối reo róc_rách
  Qua ghềnh đá xanh
  Chim nghe mê_mải
  Đậu im trên cành.
  who > Con gì đậu im? > chim
  who > Cái gì reo qua ghềnh đá? > suối
  image > Từ nào tả tiếng suối? > róc rách
  image > Từ nào chỉ màu của đá? > xanh
  feel > Từ nào cho thấy chim thích tiếng suối? > mê mải
  # mèo mun
  Mèo_mun lim_dim
  Nằm phơi nắng mới
  Nghe bước chân em
  Vẫy_đuôi phấp_phới.
  who > Con gì nằm phơi nắng? > mèo mun
  image > Từ nào tả đôi mắt mèo? > lim dim
  feel > Việc làm nào cho thấy mèo mừng? > vẫy đuôi > Con tìm từ chỉ việc mèo làm khi em đến.
  # cây bàng
  Bàng ơi, lá đỏ
  Rụng khắp sân trường
  Xuân về, chồi biếc
  Chúng_em thêm thương.
  who > Ai thêm thương cây bàng? > chúng em
  who > Cái gì rụng khắp sân? > lá
  image > Từ nào chỉ màu của lá? > đỏ
  image > Từ nào chỉ màu của chồi? > biếc
  feel > Từ nào nói lên tình cảm với bàng? > thương
  # trăng
  Trăng lên tròn_xoe
  Vàng như quả_thị
  Bà kể chuyện xưa
  Cháu nghe thích_chí.
  who > Ai kể chuyện xưa? > bà
  who > Trăng vàng như quả gì? > quả thị
  image > Từ nào tả dáng của trăng? > tròn xoe
  image > Từ nào chỉ màu của trăng? > vàng
  feel > Từ nào cho biết cháu thấy thế nào? > thích chí
  # biển
  Biển xanh mênh_mông
  Sóng đùa bờ cát
  Em dang đôi tay
  Reo vui, ca_hát.
  who > Cái gì đùa bờ cát? > sóng
  image > Từ nào tả biển rộng? > mênh mông
  image > Từ nào chỉ màu của biển? > xanh
  feel > Từ nào cho biết em nhỏ thấy thế nào? > vui
  # bé tập nói
  Bé ngồi bập_bẹ
  Gọi bố, gọi bà
  Cả_nhà thương bé
  Tiếng_cười giòn_tan.
  who > Ai thương bé? > cả nhà
  image > Từ nào tả tiếng bé tập nói? > bập bẹ
  image > Từ nào tả tiếng cười? > giòn tan
  feel > Từ nào nói lên tình cảm của cả nhà? > thương
  # đi cày
  Bác đi cày sớm
  Sương trắng ướt vai
  Mồ_hôi rơi xuống
  Cho bông lúa dài.
  who > Ai đi cày sớm? > bác
  who > Cái gì rơi xuống? > mồ hôi
  image > Từ nào chỉ màu của sương? > trắng
  feel > Từ nào cho thấy bác làm việc rất mệt? > mồ hôi > Con nghĩ xem: làm việc mệt thì trên người có gì?
  # bạn mới
  Bạn từ xa đến
  Học lớp em rồi
  Ban_đầu bỡ_ngỡ
  Nay cùng em ngồi.
  who > Ai từ xa đến? > bạn
  feel > Từ nào cho thấy bạn còn lạ lớp? > bỡ ngỡ
  # ông cháu
  Ông trồng cây ổi
  Cháu xách nước theo
  Ông khen cháu lắm
  Cháu cười trong_veo.
  who > Cháu xách cái gì? > nước
  image > Từ nào tả tiếng cười của cháu? > trong veo
  feel > Từ nào cho thấy ông hài lòng? > khen > Con tìm từ chỉ việc ông làm với cháu.
  feel > Việc làm nào cho thấy cháu vui? > cười > Con tìm từ chỉ việc cháu làm lúc vui.
  # nhớ quê
  Xa quê, em nhớ
  Luỹ_tre đầu làng
  Con_đò bến nhỏ
  Cánh_đồng lúa vàng.
  who > Cái gì ở đầu làng? > luỹ tre
  image > Từ nào chỉ màu của lúa? > vàng
  feel > Từ nào nói lên tình cảm với quê? > nhớ
  # chim sâu
  Chim_sâu bé_nhỏ
  Chuyền khắp cành cây
  Chăm_chỉ tìm bắt
  Lũ sâu cả bầy.
  who > Con gì chuyền khắp cành cây? > chim sâu
  image > Từ nào khen chim sâu? > chăm chỉ > Con tìm từ chỉ tính nết tốt.
  image > Từ nào tả dáng chim sâu? > bé nhỏ
  # giờ học
  Cô giảng say_sưa
  Lớp nghe chăm_chú
  Nắng ghé bên hiên
  Như người bạn cũ.
  who > Cái gì ghé bên hiên? > nắng
  who > Ai giảng bài? > cô
  image > Từ nào tả cô giảng bài? > say sưa
  feel > Từ nào cho thấy lớp thích bài giảng? > chăm chú > Con tìm từ cho biết lớp nghe cô thế nào.
  # ngày Tết
  Hoa_đào hé nụ
  Hồng_thắm trước hiên
  Cả_nhà đoàn_tụ
  Vui như hội làng.
  who > Hoa gì hé nụ? > hoa đào
  who > Ai đoàn tụ? > cả nhà
  image > Từ nào chỉ màu hoa đào? > hồng thắm
  feel > Từ nào cho biết cả nhà thấy thế nào? > vui
  feel > Từ nào cho biết cả nhà được bên nhau? > đoàn tụ > Con tìm từ nói việc người trong nhà gặp lại nhau.
`);

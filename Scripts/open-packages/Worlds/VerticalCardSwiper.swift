@testable import VerticalCardSwiper
import Support
import UIKit

private final class Screen: UIViewController, HundredItems, VerticalCardSwiperDatasource {
  var shown: Set<Int> = []
  private let cards = VerticalCardSwiper(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  override func loadView() {
    view = UIView(frame: cards.frame)
    cards.register(CardCell.self, forCellWithReuseIdentifier: "cell")
    cards.datasource = self
    view.addSubview(cards)
  }

  func numberOfCards(verticalCardSwiperView: VerticalCardSwiperView) -> Int { 100 }

  func cardForItemAt(
    verticalCardSwiperView: VerticalCardSwiperView, cardForItemAt index: Int
  ) -> CardCell {
    shown.insert(index)
    let cell = verticalCardSwiperView.dequeueReusableCell(withReuseIdentifier: "cell", for: index)
    cell.backgroundColor = NumberedCell.color(index)
    return cell as? CardCell ?? CardCell()
  }

  func scrollThrough() {
    view.layoutIfNeeded()
    for index in 0..<100 {
      _ = cards.scrollToCard(at: index, animated: false)
      cards.verticalCardSwiperView.layoutIfNeeded()
    }
  }
}

@MainActor func makeScreen() -> UIViewController { Screen() }

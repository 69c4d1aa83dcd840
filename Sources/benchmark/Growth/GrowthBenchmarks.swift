import BenchmarkScreens
import ConstraintSolver
import Foundation
import SeededRandom
import UIKit

/// The growth of costs of collection views, constraints, views, layers, texts and paths.
@MainActor
struct GrowthBenchmarks {
  /// Measures one after another.
  ///
  /// - Parameter each: receives each result as soon as it is measured.
  func run(each: (Growth) -> Void) -> [Growth] {
    (collectionViews + constraints + views + layers + drawing).map { probe in
      let growth = probe.measure()
      each(growth)
      return growth
    }
  }

  // MARK: Collection views

  private var collectionViews: [GrowthProbe] {
    [
      GrowthProbe(name: "batch_recording", unit: "insertions") { count in
        let screen = GrowingList(count)
        return { screen.insertEverywhere() }
      },
      GrowthProbe(name: "batch_moves", unit: "moves") { count in
        let screen = GrowingList(count)
        return { screen.rotate() }
      },
      GrowthProbe(name: "batch_sections", unit: "sections inserted") { count in
        let screen = GrowingList(count, inSectionsOf: 1)
        return { screen.insertSectionsEverywhere() }
      },
      GrowthProbe(name: "selection_removal", unit: "selected items") { count in
        let screen = GrowingList(count)
        screen.selectAll()
        return { screen.deselectAll() }
      },
      GrowthProbe(name: "flow_layout", unit: "items") { count in
        let items = SizedItems(count)
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(
          frame: CGRect(origin: .zero, size: BenchmarkScreen.size), collectionViewLayout: layout)
        view.dataSource = items
        view.delegate = items
        return {
          layout.prepare()
          _ = layout.layoutAttributesForElements(in: view.bounds)
          withExtendedLifetime(items) {}
        }
      },
    ]
  }

  // MARK: Constraints

  private var constraints: [GrowthProbe] {
    [
      GrowthProbe(name: "constraint_cells", unit: "views in cells of 30") { count in
        {
          var sample = ConstraintSample()
          for _ in 0..<count / 30 { sample.addCell() }
          sample.engine.solve()
        }
      },
      GrowthProbe(name: "constraint_chain", unit: "views in a chain") { count in
        {
          var sample = ConstraintSample()
          sample.addChain(count)
          sample.engine.solve()
        }
      },
    ]
  }

  // MARK: Views

  private var views: [GrowthProbe] {
    [
      GrowthProbe(name: "views_added", unit: "subviews") { count in
        let (parent, children) = (UIView(), (0..<count).map { _ in UIView() })
        return { for child in children { parent.addSubview(child) } }
      },
      GrowthProbe(name: "views_removed", unit: "subviews") { count in
        let (parent, children) = Self.family(count)
        return {
          for child in children { child.removeFromSuperview() }
          precondition(parent.subviews.isEmpty)
        }
      },
      GrowthProbe(name: "views_removed_last_first", unit: "subviews") { count in
        let (parent, children) = Self.family(count)
        return {
          for child in children.reversed() { child.removeFromSuperview() }
          precondition(parent.subviews.isEmpty)
        }
      },
      GrowthProbe(name: "views_removed_scattered", unit: "subviews") { count in
        let (parent, children) = Self.family(count)
        var random = SeededGenerator(seed: 1)
        let order = children.shuffled(using: &random)
        return {
          for child in order { child.removeFromSuperview() }
          precondition(parent.subviews.isEmpty)
        }
      },
      GrowthProbe(name: "safe_area", unit: "views in chains, as long as there are chains") {
        count in
        let root = Self.chains(count)
        return { root.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)) }
      },
    ]
  }

  private static func family(_ count: Int) -> (UIView, [UIView]) {
    let (parent, children) = (UIView(), (0..<count).map { _ in UIView() })
    for child in children { parent.addSubview(child) }
    return (parent, children)
  }

  /// Chains of views, all pinned to the root's edges.
  private static func chains(_ count: Int) -> UIView {
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 600)
    let root = UIView(frame: bounds)
    let length = Int(Double(count).squareRoot())
    for _ in 0..<count / length {
      var parent = root
      for _ in 0..<length {
        let view = UIView(frame: bounds)
        parent.addSubview(view)
        parent = view
      }
    }
    return root
  }
}

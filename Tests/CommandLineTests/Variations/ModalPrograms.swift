/// Modal presentations of the kind that people write around a custom transition.
enum ModalPrograms {
  /// An alert of one's own: a private animator nested in an extension, keyframes, a shake in a
  /// transaction that answers when it is over.
  static let alertCard = VariationPrograms.program(
    """
    extension RootViewController {
      func makeAndShow() { Card.ask(on: self) { print("answer", $0) } }
    }

    final class Card: UIViewController {
      enum Answer: String { case keep, delete }
      private let box = UIView()
      private let handler: (Answer) -> Void
      static func ask(on host: UIViewController, handler: @escaping (Answer) -> Void) {
        host.present(Card(handler), animated: true)
      }
      private init(_ handler: @escaping (Answer) -> Void) {
        self.handler = handler
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        transitioningDelegate = self
      }
      required init?(coder: NSCoder) { fatalError("not from a storyboard") }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        box.backgroundColor = .systemTeal
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        let buttons = UIStackView(arrangedSubviews: [button("Keep", .keep), button("Delete", .delete)])
        buttons.axis = .vertical
        buttons.spacing = 8
        buttons.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(buttons)
        NSLayoutConstraint.activate([
          box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
          box.widthAnchor.constraint(equalToConstant: 240),
          buttons.topAnchor.constraint(equalTo: box.topAnchor, constant: 16),
          buttons.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -16),
          buttons.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
          buttons.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
        ])
      }
      private func button(_ title: String, _ answer: Answer) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.heightAnchor.constraint(equalToConstant: 40).isActive = true
        button.addAction(UIAction { [unowned self] _ in
          answer == .keep ? shake() : finish(answer)
        }, for: .touchUpInside)
        return button
      }
      private func shake() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in print("shaken"); self?.finish(.keep) }
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        shake.values = [0, -20, 20, 0]
        shake.duration = 0.3
        box.layer.add(shake, forKey: "shake")
        CATransaction.commit()
      }
      private func finish(_ answer: Answer) { dismiss(animated: true) { [handler] in handler(answer) } }
    }

    extension Card: UIViewControllerTransitioningDelegate {
      func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { Pop() }
      private class Pop: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.6 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
          guard let card = context.viewController(forKey: .to) as? Card else { return }
          context.containerView.addSubview(card.view)
          card.box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
          UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.box.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.box.transform = .identity }
          } completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
        }
      }
    }
    """)

  /// A list in a drawer that goes when it is pulled down at its top.
  static let listDrawer = VariationPrograms.program(
    """
    extension RootViewController {
      func makeAndShow() {
        let list = ListViewController(style: .plain)
        let drawer = Drawer(list)
        list.drawer = drawer
        list.modalPresentationStyle = .custom
        list.transitioningDelegate = drawer
        present(list, animated: true)
      }
    }

    class ListViewController: UITableViewController {
      var drawer: Drawer?
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = "Row \\(indexPath.row)"
        return cell
      }
    }

    class Drawer: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
      private weak var list: ListViewController?
      private var isInteracting = false
      init(_ list: ListViewController) {
        self.list = list
        super.init()
        let pan = UIPanGestureRecognizer(target: self, action: #selector(pulled))
        pan.delegate = self
        list.view.addGestureRecognizer(pan)
      }
      @objc func pulled(_ pan: UIPanGestureRecognizer) {
        let part = pan.translation(in: nil).y / 600
        switch pan.state {
        case .began: isInteracting = true; list?.dismiss(animated: true)
        case .changed: update(part)
        case .ended, .cancelled: isInteracting = false; part > 0.4 ? finish() : cancel()
        default: break
        }
      }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let table = list?.tableView else { return true }
        return pan.velocity(in: nil).y > 0 && table.contentOffset.y <= -table.adjustedContentInset.top
      }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
        other == list?.tableView.panGestureRecognizer
      }
    }
    extension Drawer: UIViewControllerTransitioningDelegate {
      func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { Low(presentedViewController: presented, presenting: presenting) }
      func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { isInteracting ? self : nil }
      func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { Down() }
    }
    private class Low: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 252, width: containerView!.bounds.width, height: 600) }
      override func dismissalTransitionWillBegin() {
        presentingViewController.transitionCoordinator?.notifyWhenInteractionChanges { print("let go at", Int(($0.percentComplete * 100).rounded()), "cancelled", $0.isCancelled) }
      }
    }
    private final class Down: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .from)!
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear, animations: { view.frame.origin.y = 852 }) { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    """)

  /// A menu that an edge swipe opens interactively; what is behind it moves along in the common parent.
  static let sideMenu = [
    "Menu.swift": """
    import UIKit

    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = HomeViewController()
        window?.makeKeyAndVisible()
        return true
      }
    }
    class HomeViewController: UIViewController, UIViewControllerTransitioningDelegate {
      var interactor: UIPercentDrivenInteractiveTransition?
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(swiped(_:)))
        edge.edges = .left
        view.addGestureRecognizer(edge)
      }
      @objc func swiped(_ edge: UIScreenEdgePanGestureRecognizer) {
        let part = edge.translation(in: view).x / 280
        switch edge.state {
        case .began:
          interactor = UIPercentDrivenInteractiveTransition()
          interactor?.completionCurve = .linear
          let menu = UIViewController()
          menu.view.backgroundColor = .systemOrange
          menu.modalPresentationStyle = .custom
          menu.transitioningDelegate = self
          present(menu, animated: true)
        case .changed: interactor?.update(part)
        case .ended where part > 0.5: interactor?.finish()
        default: interactor?.cancel()
        }
      }
      func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { MenuPresentation(presentedViewController: presented, presenting: presenting) }
      func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { MenuAnimator() }
      func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { interactor }
    }
    class MenuPresentation: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 0, width: 280, height: containerView!.bounds.height) }
      override func presentationTransitionWillBegin() {
        let behind = presentingViewController.view!
        presentedViewController.transitionCoordinator?.animateAlongsideTransition(in: behind, animation: { _ in
          behind.transform = CGAffineTransform(translationX: 100, y: 0)
        }, completion: nil)
      }
      override func presentationTransitionDidEnd(_ completed: Bool) { print("ended", completed) }
    }
    class MenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .to)!
        view.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
        context.containerView.addSubview(view)
        view.transform = CGAffineTransform(translationX: -280, y: 0)
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) { view.transform = .identity } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    """
  ]

  /// A sheet that rests at three heights, by a pan and a property animator with a spring.
  static let ownDetents = VariationPrograms.program(
    """
    extension RootViewController: UIViewControllerTransitioningDelegate {
      func makeAndShow() {
        let other = OtherViewController()
        other.modalPresentationStyle = .custom
        other.transitioningDelegate = self
        present(other, animated: true)
      }
      func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        Resting(presentedViewController: presented, presenting: presenting)
      }
    }
    enum Rest: CGFloat, CaseIterable { case low = 300, middle = 500, high = 750 }
    final class Resting: UIPresentationController {
      private var rest = Rest.middle { didSet { print("rests", rest) } }
      private lazy var height = rest.rawValue
      private var startHeight: CGFloat = 0
      override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
      }
      override func presentationTransitionWillBegin() {
        presentedView?.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
      }
      override func containerViewDidLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
      @objc private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: startHeight = height
        case .changed:
          height = startHeight - pan.translation(in: containerView).y
          containerView?.setNeedsLayout()
        case .ended:
          let wanted = height - pan.velocity(in: containerView).y * 0.1
          let target = Rest.allCases.min { abs($0.rawValue - wanted) < abs($1.rawValue - wanted) }!
          let timing = UISpringTimingParameters(mass: 1, stiffness: 300, damping: 30, initialVelocity: .zero)
          let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
          animator.addAnimations {
            self.height = target.rawValue
            self.containerView?.setNeedsLayout()
            self.containerView?.layoutIfNeeded()
          }
          animator.addCompletion { [weak self] _ in self?.rest = target }
          animator.startAnimation()
        default: break
        }
      }
    }
    """)

  /// A chain of presentations, each in the completion of the one before it; and its end from the root.
  static let chain = VariationPrograms.program(
    """
    extension RootViewController {
      func makeAndShow() { Link.add("A", to: self) { a in Link.add("B", to: a) { b in Link.add("C", to: b) } } }
    }
    final class Link: UIViewController {
      static func add(_ name: String, to host: UIViewController, then next: @escaping (Link) -> Void = { _ in }) {
        let link = Link()
        link.title = name
        link.modalPresentationStyle = name == "A" ? .fullScreen : .overFullScreen
        host.present(link, animated: true) { [unowned link] in next(link) }
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = title == "A" ? .systemGreen : title == "B" ? .systemOrange : .systemPurple
        for (index, text) in ["Root", "Middle"].enumerated() {
          let button = UIButton(frame: CGRect(x: 100, y: 200 + 100 * index, width: 150, height: 44))
          button.setTitle(text + " " + title!, for: .normal)
          button.addTarget(self, action: index == 0 ? #selector(root) : #selector(middle), for: .touchUpInside)
          view.addSubview(button)
        }
      }
      @objc func root() { view.window?.rootViewController?.dismiss(animated: true) { print("at the root") } }
      @objc func middle() { presentingViewController?.presentingViewController?.dismiss(animated: true) { print("in the middle") } }
      deinit { print("gone") }
    }
    """)

  /// A half of the screen, below or at the right, that turns with the device.
  static let turning = VariationPrograms.program(
    """
    extension RootViewController: UIViewControllerTransitioningDelegate {
      func makeAndShow() {
        let other = Turning()
        other.modalPresentationStyle = .custom
        other.transitioningDelegate = self
        present(other, animated: true)
      }
      func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        Half(presentedViewController: presented, presenting: presenting)
      }
    }
    class Turning: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
      }
      override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        print("turns by", (coordinator.targetTransform.b * 100).rounded() / 100, "in", coordinator.transitionDuration)
        coordinator.animate(alongsideTransition: { [view] _ in view?.alpha = 0.5 }, completion: { [view] _ in
          view?.alpha = 1
          print("turned to", Int(size.width), Int(size.height))
        })
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if let previous, previous.verticalSizeClass != traitCollection.verticalSizeClass {
          print("compact", traitCollection.verticalSizeClass == .compact)
        }
      }
    }
    class Half: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let isWide = bounds.width > bounds.height
        return isWide
          ? CGRect(x: bounds.midX, y: 0, width: bounds.width / 2, height: bounds.height)
          : CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
      }
      override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
    }
    """)

  /// A dimming that is a blur: it comes and goes with the screen.
  static let blurDimming = VariationPrograms.program(
    """
    extension RootViewController: UIViewControllerTransitioningDelegate {
      func makeAndShow() {
        let other = OtherViewController()
        other.modalPresentationStyle = .custom
        other.transitioningDelegate = self
        present(other, animated: true)
      }
      func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        Blurring(presentedViewController: presented, presenting: presenting)
      }
    }
    final class Blurring: UIPresentationController {
      private let blur = UIVisualEffectView(effect: nil)
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 552, width: 393, height: 300) }
      override func presentationTransitionWillBegin() {
        blur.frame = containerView!.bounds
        containerView!.insertSubview(blur, at: 0)
        presentedViewController.transitionCoordinator?.animate { [blur] _ in blur.effect = UIBlurEffect(style: .dark) }
      }
      override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [blur] _ in blur.effect = nil } completion: { [weak self] _ in
          print("still there", self != nil)
        }
      }
    }
    """)

  /// The system's flip.
  static let flip = VariationPrograms.program(
    """
    extension RootViewController {
      func makeAndShow() {
        let other = OtherViewController()
        other.modalPresentationStyle = .fullScreen
        other.modalTransitionStyle = .flipHorizontal
        present(other, animated: true)
      }
    }
    """)

  /// A grid of pictures of which one grows to a screen of its own, from its cell and back to it.
  static let photoGrid = [
    "Photos.swift": """
    import UIKit

    class PhotosViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
      private let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemPink, .systemOrange]
      private var chosen: IndexPath?
      init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
      required init?(coder: NSCoder) { fatalError("not from a storyboard") }
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { colors.count }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath) as? PhotoCell else { fatalError() }
        cell.photo.backgroundColor = colors[indexPath.item]
        return cell
      }
      func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { CGSize(width: 120, height: 90) }
      override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen = indexPath
        let viewer = ViewerViewController()
        viewer.view.backgroundColor = colors[indexPath.item]
        viewer.modalPresentationStyle = .fullScreen
        viewer.transitioningDelegate = self
        present(viewer, animated: true)
      }
      var cellFrame: CGRect? {
        guard let chosen, let cell = collectionView.cellForItem(at: chosen) else { return nil }
        return cell.convert(cell.bounds, to: nil)
      }
    }
    final class PhotoCell: UICollectionViewCell {
      static let identifier = String(describing: PhotoCell.self)
      let photo = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        photo.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(photo)
        NSLayoutConstraint.activate([
          photo.topAnchor.constraint(equalTo: contentView.topAnchor), photo.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), photo.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    class ViewerViewController: UIViewController {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { dismiss(animated: true) }
    }
    extension PhotosViewController: UIViewControllerTransitioningDelegate {
      func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Grow(from: cellFrame) }
    }
    final class Grow: NSObject, UIViewControllerAnimatedTransitioning {
      private let start: CGRect?
      init(from start: CGRect?) { self.start = start }
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let start else { return context.completeTransition(false) }
        let end = view.frame
        view.frame = start
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.4) { view.frame = end } completion: { context.completeTransition($0) }
      }
    }
    """
  ]

  /// A screen that covers everything, presented from inside a low sheet.
  static let coverOverSheet = VariationPrograms.program(
    """
    extension RootViewController: UIViewControllerTransitioningDelegate {
      func makeAndShow() {
        let sheet = OtherViewController()
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = self
        let button = UIButton(frame: CGRect(x: 120, y: 100, width: 150, height: 44))
        button.setTitle("Cover", for: .normal)
        button.addAction(UIAction { [unowned sheet] _ in
          let cover = UIViewController()
          cover.view.backgroundColor = .systemPurple
          cover.modalPresentationStyle = .fullScreen
          sheet.present(cover, animated: true) { cover.dismiss(animated: true) }
        }, for: .touchUpInside)
        sheet.view.addSubview(button)
        present(sheet, animated: true)
      }
      func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        Low(presentedViewController: presented, presenting: presenting)
      }
    }
    final class Low: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 300, width: 393, height: 552) }
    }
    """)
}
